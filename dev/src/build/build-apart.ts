import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@boardwalk/build/command';

const BUILD_COMMAND = fileURLToPath(new URL('../commands/build.ts', import.meta.url));
/** The argument of the build command that leaves out what a site on this machine opens without. */
export const FIRST = '--first';

/**
 * Builds what has changed in a process of its own: the bundler takes 200 MB, which a process that goes on to supervise the site
 * would keep for as long as the site runs.
 * @param args arguments of the build command: {@link FIRST}; everything is built without.
 * @throws PlainError when the build fails; what is wrong has been printed.
 */
export function buildApart(...args: string[]): void {
  // On stderr, because some commands answer a program on stdout.
  const { status } = spawnSync(process.execPath, [BUILD_COMMAND, ...args], {
    stdio: ['inherit', 2, 'inherit'],
  });
  if (status !== 0) throw new PlainError('Nothing was started, because the build did not succeed.');
}

/**
 * Builds the rest while the site runs, at the lowest priority.
 * @returns a function that ends the build; what is unfinished is built at the next start.
 */
export function buildRest(): () => void {
  const build = spawn(process.execPath, [BUILD_COMMAND], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  build.on('error', (error) => console.error(`The rest could not be built: ${error.message}`));
  build.on('exit', (code) => {
    if (code) console.error('The packages for teams outside could not be built. npm run build says why.');
  });
  return () => build.kill();
}
