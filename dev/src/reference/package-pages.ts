import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

/** A page that lists every export of a package. */
export interface PackagePage {
  /** The page's path from the root. */
  file: string;
  /** The package's name. */
  name: string;
  /** Its folder, from the root. */
  folder: string;
  /** The page's title. */
  title: string;
  /** Sentences after the first one. */
  more: string;
}

export const PACKAGE_PAGES: readonly PackagePage[] = [
  {
    file: 'docs/developers/kit-reference.md',
    name: '@boardwalk/kit',
    folder: 'shared/kit',
    title: 'Reference of the kit',
    more: '[The kit, part by part](kit.md) explains how the\nparts work together.',
  },
  {
    file: 'docs/developers/rich-text-reference.md',
    name: '@boardwalk/rich-text',
    folder: 'shared/rich-text',
    title: 'Reference of rich text',
    more: '[A team outside](a-team-outside.md#formatted-texts) shows\na page with a text.',
  },
];

/** Returns the folder of a package's sources, from the root. */
export const sourcesOf = ({ folder }: PackagePage): string => `${folder}/src`;

/** Returns the line by which a page identifies the sources of its package, without tests: to make the page takes too long for each check. */
export function stampOf(page: PackagePage): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${sourcesOf(page)}/**/*.{ts,tsx}`, { cwd: ROOT }).sort())
    if (!/\.test\./.test(file)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return `<!-- sources: ${hash.digest('hex').slice(0, 16)} -->`;
}

/** Returns whether a page was made from the current sources. */
export function isCurrent(page: PackagePage): boolean {
  const file = join(ROOT, page.file);
  return existsSync(file) && readFileSync(file, 'utf8').includes(stampOf(page));
}
