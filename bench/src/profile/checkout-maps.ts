import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Program that builds the shell of a checkout with source maps, and prints their folder. */
const BUILD_MAPS = `
const { buildShellMap } = await import('@boardwalk/build/shell-map');
console.log('\\n' + (await buildShellMap()).folder);
`;

/** Builds the shell of a checkout with source maps. @returns a function that reads the map of a file: undefined without one, as in older commits. */
export function checkoutMaps(checkout: string): (file: string) => string | undefined {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', BUILD_MAPS], {
    cwd: join(checkout, 'bench'),
    encoding: 'utf8',
  });
  const folder = stdout.trim().split('\n').at(-1) ?? '';
  return (file) => {
    const map = join(folder, `${file}.map`);
    return existsSync(map) ? readFileSync(map, 'utf8') : undefined;
  };
}
