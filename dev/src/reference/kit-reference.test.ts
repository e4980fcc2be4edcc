import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';
import { KIT_PAGE } from './kit-page.ts';

const sections = readFileSync(join(ROOT, KIT_PAGE), 'utf8')
  .split('\n### ')
  .slice(1)
  .map((section) => ({ name: section.split('\n')[0], section }));

it('describes every export of the kit', () => {
  expect(sections.length).toBeGreaterThan(250);
  const undescribed = sections.filter(({ section }) => !/^_\w+_ · ./m.test(section));
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

it('shows how each component is used', () => {
  const components = sections.filter(({ section }) => section.includes('\n_component_'));
  expect(components.length).toBeGreaterThan(60);
  const unused = components.filter(({ section }) => !section.includes('```tsx'));
  expect(unused.map(({ name }) => name)).toEqual([]);
});
