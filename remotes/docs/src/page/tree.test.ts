import type { DocEntry } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { branchesOf, neighboursOf, pathTo } from './tree.ts';

const entry = (slug: string, parentId: string | null = null): DocEntry => ({
  id: slug,
  slug,
  title: slug,
  summary: '',
  parentId,
  position: 0,
  published: true,
});
const entries = [entry('a'), entry('a1', 'a'), entry('a11', 'a1'), entry('b')];

it('builds a tree from pages in reading order', () => {
  const [a, b] = branchesOf(entries);
  expect(a?.children[0]?.children[0]?.slug).toBe('a11');
  expect(b?.children).toEqual([]);
});

it('returns the ancestors of a page', () => {
  expect(pathTo(entries, 'a11').map(({ slug }) => slug)).toEqual(['a', 'a1']);
  expect(pathTo(entries, 'b')).toEqual([]);
  expect(pathTo(entries, 'nowhere')).toEqual([]);
});

it('returns the previous and the next page', () => {
  expect(neighboursOf(entries, 'a11')).toMatchObject({ previous: { slug: 'a1' }, next: { slug: 'b' } });
  expect(neighboursOf(entries, 'a').previous).toBeUndefined();
  expect(neighboursOf(entries, 'nowhere')).toEqual({});
});
