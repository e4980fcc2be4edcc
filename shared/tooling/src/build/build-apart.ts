import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PlainError } from '../commands/plain-error.ts';

const BUILD_COMMAND = fileURLToPath(new URL('../commands/build.ts', import.meta.url));

/**
 * Builds what has changed in a process of its own: the bundler takes 200 MB, which a process that goes on to supervise the site
 * would keep for as long as the site runs.
 */
export function buildApart(): void {
  // On stderr, because some commands answer a program on stdout.
  const { status } = spawnSync(process.execPath, [BUILD_COMMAND], { stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) throw new PlainError('Nothing was started, because the build did not succeed.');
}
