import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';

const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('.changeset/') && !file.endsWith('CHANGELOG.md'))
  // Texts of the demo community: they link to pages of the site.
  .filter((file) => !/^services\/api\/demo\/.+\//.test(file));
/** A path of this repository between backticks; several pages use the remote `shop` as an example. */
const PATH = /`((?!remotes\/shop\b)(?:bench|deploy|dev|docs|e2e|remotes|services|shared|shell)\/[\w./@-]+)`/g;
const LINK = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g;
const HEADING = /^#{1,6} (.+)$/gm;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the anchors of a page, as GitHub derives them from its headings. */
function anchorsOf(file: string): Set<string> {
  const headings = [...read(file).matchAll(HEADING)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

it('finds the pages of the repository', () => {
  expect(PAGES.length).toBeGreaterThan(50);
});

it.each(PAGES)('%s names existing files only', (page) => {
  const named = [...read(page).matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it.each(PAGES)('%s links to existing pages and headings only', (page) => {
  const broken = [...read(page).matchAll(LINK)].filter(([, path = '', anchor]) => {
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
