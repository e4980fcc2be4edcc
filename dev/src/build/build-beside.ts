import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readStamp } from '@boardwalk/build/stamps';
import { QUICK } from './build-apart.ts';

const BUILD_COMMAND = fileURLToPath(new URL('../commands/build.ts', import.meta.url));

/**
 * Builds the changed ones of these targets in a separate process: a build for production and servers for development can't share one,
 * because each reads NODE_ENV.
 * @returns the names of the targets that were built. Errors have been printed.
 */
export async function buildBeside(targets: readonly string[]): Promise<{ ok: boolean; built: string[] }> {
  const before = targets.map(readStamp);
  const child = spawn(process.execPath, [BUILD_COMMAND, QUICK, ...targets], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const built = targets.filter((target, index) => {
    const now = readStamp(target);
    return now !== undefined && now !== before[index];
  });
  return { ok: code === 0, built };
}
