// The way in for `npm start`, `npm test` and the rest, on a machine that has Node and npm and nothing else. It needs no package:
// it fetches them, and then hands over to the Node that the packages bring.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const PNPM = `pnpm@${JSON.parse(readFileSync(join(HERE, 'pnpm-version.json'), 'utf8'))}`;
const ROOT = join(HERE, '../..');
const STAMP = join(ROOT, 'node_modules/.boardwalk-installed');
const LEAST_NODE = [20, 19];
/** The oldest Node that runs TypeScript by itself and that every tool of the project accepts. */
const LEAST_OWN_NODE = [22, 18];
const ROOM_NEEDED = 1.5e9;

const [command = 'start', ...rest] = process.argv.slice(2);

checkNode();
install();
run(fileOf(command), rest);

/** The file of a command. The benchmarks are a package of their own. */
function fileOf(name) {
  return name === 'bench'
    ? join(ROOT, 'bench/src/main.ts')
    : join(HERE, '../src/commands', `${name.replace(':', '-')}.ts`);
}

function checkNode() {
  if (!isAtLeast(process.versions.node, LEAST_NODE)) {
    fail(
      `Boardwalk needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    );
  }
}

/** Fetches the packages when the lockfile has changed since the last time, or when there are none. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const free = freeBytes();
  if (free < ROOM_NEEDED) {
    fail(
      `The disk has ${(free / 1e9).toFixed(1)} GB left; Boardwalk needs about 1.5 GB for packages and builds. Free some room and try again.`,
    );
  }
  // On stderr, because some commands answer a program on stdout.
  console.error('Fetching packages (the first time takes about a minute)…');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const options = {
    cwd: ROOT,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  };
  const { status, error } = spawnSync(
    npx,
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    options,
  );
  if (error || status !== 0) {
    fail(
      [
        'The packages could not be fetched; the lines above say why.',
        '  - No network, or a proxy in between: npm must be able to reach its registry (npm ping).',
        '  - "No space left on device": free about 1.5 GB.',
        '  - Anything else: delete node_modules and try again.',
      ].join('\n'),
    );
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Runs the command with the Node that came with the packages, else with this one when it is new enough. */
function run(file, args) {
  if (!existsSync(file)) fail(`There is no command "${command}".`);
  const brought = packagedNode();
  const node = works(brought) ? brought : process.execPath;
  if (node === process.execPath && !isAtLeast(process.versions.node, LEAST_OWN_NODE)) {
    fail(
      `There is no packaged Node for ${process.platform}-${process.arch}. Install Node ${LEAST_OWN_NODE.join('.')} or newer from nodejs.org and try again.`,
    );
  }
  const path = `${join(ROOT, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // A Ctrl-C in the terminal reaches the child by itself as well; whoever is asked twice stops once. On Windows a signal that is passed
  // on ends the child at once, so there it isn't: this process only has to outlive it.
  const passOn = (signal) => process.platform !== 'win32' && child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));
  // npm runs its scripts through a shell, which dies of a signal without passing it on: the new parent is how that shows.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Where the packages bring Node to, on the systems for which they do. */
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
