import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { freePort, isPortFree } from '@boardwalk/build/ports';
import type { FakeGame } from '@boardwalk/game-bridge/fake';
import { prepareCluster } from '../postgres/cluster.ts';
import { untilReady } from '../postgres/connection.ts';
import { lockData } from './data-lock.ts';
import { startDemoGame } from './demo-game.ts';
import { isDemo } from './is-demo.ts';
import { databaseOf, postgresPlan, servicePlans } from './site-plans.ts';
import type { SiteSettings } from './site-settings.ts';
import { type ProcessEvents, SupervisedProcess } from './supervised-process.ts';

/** Time limit for each process of a running site to end. */
const STOP_TIMEOUT_MS = 9000;
/** Time limit for the services to end after a failed start: all their data is in the database. */
const FAILED_STOP_TIMEOUT_MS = 1000;

/** A site that is running on this machine. */
export interface RunningSite {
  origin: string;
  /** Whether the demo's accounts can sign in. */
  demo: boolean;
  /** Returns the current processes by name. */
  pids(): Record<string, number | undefined>;
  /** Ends one process, which stays ended until `restart`. */
  end(name: string): Promise<void>;
  /** Restarts one process, with its current build. */
  restart(name: string): Promise<void>;
  /** Ends everything, the gateway first and the database last. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, identity, API, renderer and gateway from what has been built, one after the other, and keeps them alive.
 * @param signal ends a start that is still under way; a running site is ended by its `stop`.
 * @throws PlainError when a port or the data folder is taken, or something doesn't start.
 */
export async function startSite(
  settings: SiteSettings,
  events: ProcessEvents,
  signal?: AbortSignal,
): Promise<RunningSite> {
  await checkPorts(settings);
  const unlock = lockData(settings.dataDir, settings.port);
  const running: SupervisedProcess[] = [];
  const hopeless = Promise.withResolvers<never>();
  // The promise may have no handler any more when a process is given up.
  hopeless.promise.catch(() => {});
  signal?.addEventListener('abort', () => hopeless.reject(new PlainError('Stopped.')));
  const heard: ProcessEvents = {
    say: events.say,
    onHopeless(name, lastLines) {
      hopeless.reject(
        new PlainError(
          `${name} can't be kept running. The last lines of its log (${logFile(name)}):\n${lastLines}`,
        ),
      );
      if (started) events.onHopeless(name, lastLines);
    },
  };
  let started = false;
  // A socket's path is limited to about a hundred characters, which a data folder alone can exceed. Only the current user may enter this folder.
  const socketFolder = mkdtempSync(join(tmpdir(), 'boardwalk-socket-'));
  const logFile = (name: string) => join(settings.dataDir, 'logs', `${name}.log`);

  let game: FakeGame | undefined;
  let demo = true;
  /** Number of running processes that are databases; they come first. */
  let databases = 0;
  async function stop(): Promise<void> {
    game?.stop();
    for (const supervised of [...running].reverse()) await supervised.stop(STOP_TIMEOUT_MS);
    release();
  }
  /** Ends the processes of a failed start: the services together, then the database, which gets the full time to close its files. */
  async function giveUp(): Promise<void> {
    const [database, services] = [running.slice(0, databases), running.slice(databases)];
    await Promise.all(services.map((supervised) => supervised.stop(FAILED_STOP_TIMEOUT_MS)));
    for (const supervised of database) await supervised.stop(STOP_TIMEOUT_MS);
    release();
  }
  function release(): void {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  }

  try {
    let databaseUrl = settings.databaseUrl;
    if (!databaseUrl) {
      const cluster = await prepareCluster(join(settings.dataDir, 'postgres'));
      const postgres = new SupervisedProcess(postgresPlan(cluster, logFile('postgres')), heard);
      running.push(postgres);
      databases = 1;
      await Promise.race([postgres.start(), hopeless.promise]);
      databaseUrl = databaseOf(cluster);
    }
    const apiPort = await freePort();
    const rendererSocket = socketIn(socketFolder);
    const url = databaseUrl;
    const isExistingDemo = () => untilReady(url, signal).then(() => isDemo(url));
    demo = settings.demo ?? (await Promise.race([isExistingDemo(), hopeless.promise])) ?? true;
    const plans = servicePlans({
      settings: { ...settings, demo },
      databaseUrl,
      apiPort,
      rendererSocket,
      logFile,
    });
    const starting = plans.map((plan) => new SupervisedProcess(plan, heard));
    running.push(...starting);
    await Promise.race([Promise.all(starting.map((supervised) => supervised.start())), hopeless.promise]);
    started = true;
    if (settings.fakeGame && demo)
      game = startDemoGame({ url: `http://localhost:${settings.port}`, pays: true, log: () => {} });
  } catch (error) {
    await giveUp();
    throw error;
  }
  return {
    origin: settings.origin,
    demo,
    pids: () => Object.fromEntries(running.map((supervised) => [supervised.name, supervised.pid])),
    async end(name) {
      await running.find((supervised) => supervised.name === name)?.stop(STOP_TIMEOUT_MS);
    },
    async restart(name) {
      await running.find((supervised) => supervised.name === name)?.restart(STOP_TIMEOUT_MS);
    },
    stop,
  };
}

/** Returns the socket's path. Windows has named pipes instead of sockets in folders. */
function socketIn(folder: string): string {
  const name = `${basename(folder)}-renderer`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(folder, 'renderer.sock');
}

async function checkPorts({ port, identityPort, issuer, metricsPort }: SiteSettings): Promise<void> {
  const wanted = [
    ['PORT', port, 0] as const,
    ...(issuer ? [] : [['IDENTITY_PORT', identityPort, 0] as const]),
    ...(metricsPort === undefined
      ? []
      : [['METRICS_PORT', metricsPort, 0] as const, ['METRICS_PORT', metricsPort, 1] as const]),
  ];
  for (const [variable, first, offset] of wanted) {
    if (await isPortFree(first + offset)) continue;
    throw new PlainError(
      `Port ${first + offset} is taken by another program. Stop that program, or choose another port: ${variable}=${first + 100} npm start`,
    );
  }
}
