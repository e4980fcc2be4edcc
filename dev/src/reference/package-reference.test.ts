import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';
import { PACKAGE_PAGES } from './package-pages.ts';

const pages = PACKAGE_PAGES.map(({ file, name }) => {
  const sections = readFileSync(join(ROOT, file), 'utf8')
    .split('\n### ')
    .slice(1)
    .map((section) => ({ name: section.split('\n')[0], section }));
  return { name, sections };
});
const exportsOf = (name: string) => pages.find((page) => page.name === name)?.sections ?? [];

it.each(pages)('describes every export of $name', ({ sections }) => {
  const undescribed = sections.filter(({ section }) => !/^_\w+_ · ./m.test(section));
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

it('has the exports of both packages', () => {
  expect(exportsOf('@boardwalk/kit').length).toBeGreaterThan(250);
  expect(exportsOf('@boardwalk/rich-text').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['RichTextEditor', 'RichTextView', 'headingsOf']),
  );
});

it('shows how each component of the kit is used', () => {
  const components = exportsOf('@boardwalk/kit').filter(({ section }) => section.includes('\n_component_'));
  expect(components.length).toBeGreaterThan(60);
  const unused = components.filter(({ section }) => !section.includes('```tsx'));
  expect(unused.map(({ name }) => name)).toEqual([]);
});
