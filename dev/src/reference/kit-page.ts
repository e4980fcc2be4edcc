import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

/** The page that lists every export of the kit. */
export const KIT_PAGE = 'docs/developers/kit-reference.md';
/** Folder of the kit's sources, from the root. */
export const KIT = 'shared/kit/src';

/** Returns the line by which the page identifies the sources of the kit, without tests: to make the page takes too long for each check. */
export function kitStamp(): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${KIT}/**/*.{ts,tsx}`, { cwd: ROOT }).sort())
    if (!/\.test\./.test(file)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return `<!-- sources: ${hash.digest('hex').slice(0, 16)} -->`;
}

/** Returns whether the page was made from the current sources. */
export function isKitPageCurrent(): boolean {
  const file = join(ROOT, KIT_PAGE);
  return existsSync(file) && readFileSync(file, 'utf8').includes(kitStamp());
}
