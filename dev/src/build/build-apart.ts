import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@boardwalk/build/command';

const BUILD_COMMAND = fileURLToPath(new URL('../commands/build.ts', import.meta.url));
/** Argument of the build command that skips the targets without which a local site can start. */
export const FIRST = '--first';

/**
 * Builds the changed targets in a separate process: the bundler takes 200 MB, which a process that then supervises the site would
 * occupy while the site runs.
 * @param args arguments of the build command: {@link FIRST}; without any, everything is built.
 * @throws PlainError when the build fails; the build has printed the reason.
 */
export function buildApart(...args: string[]): void {
  // On stderr, because some commands write a result for a program to stdout.
  const { status } = spawnSync(process.execPath, [BUILD_COMMAND, ...args], {
    stdio: ['inherit', 2, 'inherit'],
  });
  if (status !== 0) throw new PlainError('Nothing was started, because the build did not succeed.');
}

/**
 * Builds the remaining targets while the site runs, at the lowest priority.
 * @returns a function that ends the build; unfinished targets are built at the next start.
 */
export function buildRest(): () => void {
  const build = spawn(process.execPath, [BUILD_COMMAND], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  build.on('error', (error) => console.error(`The rest could not be built: ${error.message}`));
  build.on('exit', (code) => {
    if (code)
      console.error('The packages for teams outside could not be built. npm run build shows the reason.');
  });
  return () => build.kill();
}
