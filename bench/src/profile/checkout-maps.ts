import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Program that builds the shell of a checkout with source maps, and prints their folder. */
const BUILD_MAPS = `
const { buildShellMap } = await import('@boardwalk/build/shell-map');
console.log('\\n' + (await buildShellMap()).folder);
`;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Builds the shell of a checkout with source maps.
 * @returns a function that reads the map of a file; undefined if the checkout can't build them, as at older commits.
 */
export function checkoutMaps(checkout: string): ((file: string) => string | undefined) | undefined {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', BUILD_MAPS], {
    cwd: join(checkout, 'bench'),
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const folder = (stdout ?? '').trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !existsSync(folder)) return undefined;
  return (file) => {
    const map = join(folder, `${file}.map`);
    return existsSync(map) ? readFileSync(map, 'utf8') : undefined;
  };
}
