import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Program that builds the shell of a checkout with source maps, and prints their folder. By its path: a built checkout has no packages of the bench. */
const BUILD_MAPS = `
const { buildShellMap } = await import('./shared/build/src/targets/build-shell-map.ts');
console.log('\\n' + (await buildShellMap()).folder);
`;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Returns the source map of a file of the shell, by its name; undefined if it has none. */
export type SourceMaps = (file: string) => string | undefined;

const NO_MAPS: SourceMaps = () => undefined;

/**
 * Builds the shells of both checkouts with source maps. If one of them can't, neither has maps: modules of one side can't be compared with files of the other.
 * @param build returns the maps of a checkout; undefined if it can't build them.
 */
export function comparableMaps(
  here: string,
  there: string,
  log: (line: string) => void,
  build: (checkout: string) => SourceMaps | undefined = checkoutMaps,
): { here: SourceMaps; there: SourceMaps } {
  const maps = { here: build(here), there: build(there) };
  if (maps.here && maps.there) return { here: maps.here, there: maps.there };
  log(`no source maps of ${maps.here ? there : here}: files are compared instead of modules`);
  return { here: NO_MAPS, there: NO_MAPS };
}

/**
 * Builds the shell of a checkout with source maps.
 * @returns undefined if the checkout can't build them, as at older commits.
 */
function checkoutMaps(checkout: string): SourceMaps | undefined {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', BUILD_MAPS], {
    cwd: checkout,
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
