import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@boardwalk/build/command';

const BUILD_COMMAND = fileURLToPath(new URL('../commands/build.ts', import.meta.url));
/** Argument of the build command: the files are packed for this machine instead of for a release. */
export const QUICK = '--quick';
/** Argument of the build command that skips the targets without which a local site can start. */
export const FIRST = '--first';

/** Message of the build command to its parent: everything that the services need is built, or the packages for teams outside were built. */
export type BuildMessage = 'services' | 'packages';

const failure = () => new PlainError('Nothing was started, because the build did not succeed.');

/**
 * Builds the changed targets in a separate process: the bundler takes 200 MB, which a process that then supervises the site would
 * occupy while the site runs.
 * @param packing full for what is measured or released.
 * @throws PlainError when the build fails; the build has printed the reason.
 */
export function buildApart(packing: 'quick' | 'full' = 'quick'): void {
  // On stderr, because some commands write a result for a program to stdout.
  const { status } = spawnSync(process.execPath, [BUILD_COMMAND, ...(packing === 'quick' ? [QUICK] : [])], {
    stdio: ['inherit', 2, 'inherit'],
  });
  if (status !== 0) throw failure();
}

/** A build that a start waits for. Both promises are rejected with a PlainError when it fails; it has printed the reason. */
export interface FirstBuild {
  /** Everything that the services need is built. */
  services: Promise<void>;
  /** The remotes, too. */
  all: Promise<void>;
  stop(): void;
}

/** Builds what a local site needs in order to open. */
export function buildFirst(): FirstBuild {
  const build = spawn(process.execPath, [BUILD_COMMAND, FIRST, QUICK], {
    stdio: ['inherit', 2, 'inherit', 'ipc'],
  });
  const all = new Promise<void>((resolve, reject) => {
    build.once('error', () => reject(failure()));
    build.once('exit', (code) => (code === 0 ? resolve() : reject(failure())));
  });
  const services = Promise.race([
    all,
    new Promise<void>((resolve) =>
      build.on('message', (message: BuildMessage) => message === 'services' && resolve()),
    ),
  ]);
  return { services, all, stop: () => build.kill() };
}

/**
 * Builds the remaining targets while the site runs, at the lowest priority.
 * @param onPackages called when the packages for teams outside were built; never when they were up to date.
 * @returns a function that ends the build; unfinished targets are built at the next start.
 */
export function buildRest(onPackages: () => void): () => void {
  const build = spawn(process.execPath, [BUILD_COMMAND, QUICK], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  build.on('message', (message: BuildMessage) => message === 'packages' && onPackages());
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  build.on('error', (error) => console.error(`The rest could not be built: ${error.message}`));
  build.on('exit', (code) => {
    if (code) console.error('The rest could not be built. npm run build shows the reason.');
  });
  return () => build.kill();
}
