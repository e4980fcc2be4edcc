import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '@boardwalk/build/ports';
import {
  everyoneCanEnter,
  type PostgresUser,
  postgresProgram,
  postgresUser,
  SHARED_FOLDER,
} from './binaries.ts';

const NOWHERE = 'ignore';

/** A prepared data folder of the embedded PostgreSQL. */
export interface Cluster {
  dataDir: string;
  port: number;
  /** Returns the connection URL of one of its databases; `postgres` always exists. */
  databaseUrl(name: string): string;
  /** @param log an open file for the server's output, which is discarded without one. */
  start(log?: number): ChildProcess;
}

/**
 * Prepares an embedded PostgreSQL under `dir`, and creates it if it doesn't exist (about a second).
 * @param options.durable false trades crash safety for speed, and deletes the data when this process is killed: for tests.
 */
export async function prepareCluster(dir: string, options: { durable?: boolean } = {}): Promise<Cluster> {
  const dataDir = reachableFolder(resolve(dir));
  const secretFile = `${dataDir}.password`;
  const user = postgresUser();
  if (!existsSync(join(dataDir, 'PG_VERSION'))) initialise(dataDir, secretFile, user);
  await stopLeftover(dataDir);
  const port = await freePort();
  const password = readFileSync(secretFile, 'utf8').trim();
  return {
    dataDir,
    port,
    databaseUrl: (name) => `postgres://boardwalk:${password}@localhost:${port}/${name}`,
    start: (log) => startServer({ dataDir, port, user, durable: options.durable ?? true, log }),
  };
}

/** Returns whether there is a cluster under `dir`. */
export const hasCluster = (dir: string): boolean =>
  existsSync(join(reachableFolder(resolve(dir)), 'PG_VERSION'));

/** Returns the address of a cluster's server that another process has started; undefined when it isn't running. */
export function runningCluster(dir: string): Pick<Cluster, 'databaseUrl'> | undefined {
  const dataDir = reachableFolder(resolve(dir));
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isPostgres(Number(pid))) return undefined;
  const password = readFileSync(`${dataDir}.password`, 'utf8').trim();
  return { databaseUrl: (name) => `postgres://boardwalk:${password}@localhost:${port}/${name}` };
}

function initialise(dataDir: string, secretFile: string, user: PostgresUser): void {
  rmSync(dataDir, { recursive: true, force: true });
  createFolders(dataDir);
  writeFileSync(secretFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(dataDir, user.uid, user.gid);
    chownSync(secretFile, user.uid, user.gid);
  }
  const flags = [
    '--username=boardwalk',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  try {
    execFileSync(postgresProgram('initdb'), [`--pgdata=${dataDir}`, `--pwfile=${secretFile}`, ...flags], {
      ...user,
      stdio: 'pipe',
      cwd: '/',
    });
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up in ${dataDir}: ${String(error)}`);
  }
}

/** Creates the private data folder. Folders above it that are shared with PostgreSQL's user aren't private, whatever the mask of the process is. */
function createFolders(dataDir: string): void {
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  if (dirname(parent) === SHARED_FOLDER)
    for (const folder of [SHARED_FOLDER, parent]) chmodSync(folder, 0o755);
  mkdirSync(dataDir, { mode: 0o700 });
}

interface ServerInput {
  dataDir: string;
  port: number;
  user: PostgresUser;
  durable: boolean;
  log?: number | typeof NOWHERE;
}

function startServer({ dataDir, port, user, durable, log = NOWHERE }: ServerInput): ChildProcess {
  const settings = {
    listen_addresses: 'localhost',
    unix_socket_directories: '',
    // Tests run many APIs on one server.
    max_connections: durable ? '60' : '200',
    shared_buffers: '48MB',
    jit: 'off',
    // Errors without their details, which quote content of users.
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: a Ctrl-C in the terminal must not reach the database before the services that use it.
  const server = spawn(postgresProgram('postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  endWithThisProcess(server, durable ? undefined : dataDir);
  return server;
}

/** Stops the server `$0` when its input ends. Deletes the folder `$1`, if any, when the server has ended. */
const STOP_SERVER =
  'read -r _; kill -INT "$0"; [ -n "$1" ] || exit; while kill -0 "$0" 2>&-; do sleep 0.1; done; rm -rf "$1"';

/**
 * Stops a server when this process is gone, even by SIGKILL: a shell waits for the end of its input, which only this process holds open.
 * Windows has no such shell; there the next start stops a leftover server.
 * @param throwaway a folder that is deleted then.
 */
function endWithThisProcess(server: ChildProcess, throwaway = ''): void {
  if (process.platform === 'win32' || server.pid === undefined) return;
  const watcher = spawn('sh', ['-c', STOP_SERVER, String(server.pid), throwaway], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.once('error', () => {});
  watcher.unref();
  (watcher.stdin as Socket).unref();
  server.once('exit', () => watcher.kill('SIGKILL'));
}

/** Stops a server whose supervisor was killed: it still locks the folder. */
async function stopLeftover(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) return rmSync(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && existsSync(pidFile); waited += 50) {
    await new Promise((done) => setTimeout(done, 50));
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/**
 * Returns a data folder that PostgreSQL's user can reach. As root the server runs as another user, who can't read a private home. The data is then in the
 * system's folder for variable data, under a name derived from the requested folder, and a message names it.
 */
function reachableFolder(dir: string): string {
  if (process.getuid?.() !== 0 || everyoneCanEnter(dirname(dir))) return dir;
  const folder = join(SHARED_FOLDER, createHash('sha256').update(dir).digest('hex').slice(0, 12), 'postgres');
  process.stderr.write(
    `PostgreSQL can't run as root and its own user can't reach ${dir}; its data is stored in ${folder}.\n`,
  );
  return folder;
}
