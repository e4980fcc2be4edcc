// Entry point of `npm start`, `npm test` and the other commands, on a machine that has only Node and npm. It imports no package:
// it installs the packages, and then runs the command with the Node that they contain.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const PNPM = `pnpm@${JSON.parse(readFileSync(join(HERE, 'pnpm-version.json'), 'utf8'))}`;
const ROOT = join(HERE, '../..');
const STAMP = join(ROOT, 'node_modules/.boardwalk-installed');
const MIN_NODE = [20, 19];
/** The oldest Node that runs TypeScript by itself and that every tool of the project accepts. */
const MIN_PACKAGED_NODE = [22, 19];
const ROOM_NEEDED = 1.5e9;
/** Commands that use only the `dependencies` of the workspaces. The others test, check or measure, and use the `devDependencies` as well. */
const SITE_COMMANDS = ['start', 'dev', 'build', 'ops', 'demo:remove', 'fake-game'];
const FETCHING = 'Fetching packages (the first time takes about a minute)…';
/** Marks an installation with `devDependencies` in the stamp file. */
const ALL = 'all';
/** Number of pnpm's last lines that a failed installation shows. */
const MAX_OUTPUT_LINES = 30;

const [command = 'start', ...rest] = process.argv.slice(2);

checkNode();
await install();
run(fileOf(command), rest);

/** Returns the file of a command. The benchmarks are a separate package. */
function fileOf(name) {
  return name === 'bench'
    ? join(ROOT, 'bench/src/main.ts')
    : join(HERE, '../src/commands', `${name.replace(':', '-')}.ts`);
}

function checkNode() {
  if (!isAtLeast(process.versions.node, MIN_NODE)) {
    fail(
      `Boardwalk needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    );
  }
}

/** Installs the packages that the command uses, unless they are installed and the lockfile is unchanged. */
async function install() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  const [installed, extent] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : [];
  const needsAll = extent === ALL || !SITE_COMMANDS.includes(command);
  if (installed === lockfile && (extent === ALL || !needsAll)) return;
  const free = freeBytes();
  if (free < ROOM_NEEDED) {
    fail(
      `The disk has ${(free / 1e9).toFixed(1)} GB left; Boardwalk needs about 1.5 GB for packages and builds. Free some disk space and try again.`,
    );
  }
  const { status, output } = await fetchPackages(needsAll);
  if (status !== 0) {
    fail(
      [
        ...output,
        '',
        'The packages could not be fetched; the lines above are from pnpm.',
        '  - No network, or a proxy in between: npm must be able to reach its registry (npm ping).',
        '  - "No space left on device": free about 1.5 GB.',
        '  - Anything else: delete node_modules and try again.',
      ].join('\n'),
    );
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, `${lockfile} ${needsAll ? ALL : 'site'}`);
}

/**
 * Installs the packages of the lockfile, all or without `devDependencies`, and shows the number installed so far.
 * @returns the exit code of pnpm, and its last lines without those about progress and other systems.
 */
function fetchPackages(all) {
  // On stderr, because some commands write a result on stdout.
  const { stderr } = process;
  stderr.write(FETCHING);
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const options = ['--frozen-lockfile', '--reporter=append-only', ...(all ? [] : ['--prod'])];
  const child = spawn(npx, ['--yes', PNPM, 'install', ...options], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  });
  const output = [];
  function read(line) {
    const added = /^Progress: .*\badded (\d+)/.exec(line)?.[1];
    if (added && stderr.isTTY) stderr.write(`\r${FETCHING} ${added}`);
    if (line.trim() === '' || line.startsWith('Progress: ') || line.includes('Unsupported engine')) return;
    output.push(line);
    if (output.length > MAX_OUTPUT_LINES) output.shift();
  }
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: [...output, error.message] }));
    child.on('close', (status) => resolve({ status, output }));
  }).finally(() => stderr.write('\n'));
}

/** Runs the command with the Node of the packages, or with the current one when there is none and this one is new enough. */
function run(file, args) {
  if (!existsSync(file)) fail(`There is no command "${command}".`);
  const brought = packagedNode();
  const node = works(brought) ? brought : process.execPath;
  if (node === process.execPath && !isAtLeast(process.versions.node, MIN_PACKAGED_NODE)) {
    fail(
      `There is no packaged Node for ${process.platform}-${process.arch}. Install Node ${MIN_PACKAGED_NODE.join('.')} or newer from nodejs.org and try again.`,
    );
  }
  const path = `${join(ROOT, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // A Ctrl-C in the terminal reaches the child directly as well; a process that receives the signal twice stops once. On Windows a forwarded
  // signal kills the child immediately, so it isn't forwarded: this process only has to outlive the child.
  const passOn = (signal) => process.platform !== 'win32' && child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));
  // npm runs its scripts through a shell, which dies of a signal without forwarding it. A changed parent process shows that.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Returns the path of the Node that the packages contain, on the systems that have one. */
function packagedNode() {
  const [system, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  return join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
}

function works(node) {
  return existsSync(node) && spawnSync(node, ['--version']).status === 0;
}

function isAtLeast(version, [major, minor]) {
  const [has = 0, hasMinor = 0] = version.split('.').map(Number);
  return has > major || (has === major && hasMinor >= minor);
}

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(ROOT);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
