// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { forgetRecent, RECENT_PREFIX } from '../forget-recent.ts';
import { addRecent, type RecentThing, readRecent } from './recent.ts';

const thing = (n: number): RecentThing => ({
  path: `/news/${n}`,
  kind: 'article',
  title: `Number ${n}`,
  detail: '',
});

it('keeps the last eight entries of a member without duplicates, latest first', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) addRecent('kay', thing(n));
  expect(readRecent('kay').map(({ path }) => path)).toEqual(
    [3, 9, 8, 7, 6, 5, 4, 2].map((n) => `/news/${n}`),
  );
  expect(readRecent('another')).toEqual([]);
});

it('stores nothing for visitors, and nothing after a sign-out', () => {
  addRecent(undefined, thing(1));
  addRecent('kay', thing(1));
  localStorage.setItem('boardwalk-draft:news:kay:1', 'stored');
  forgetRecent();
  expect(Object.keys(localStorage)).toEqual(['boardwalk-draft:news:kay:1']);
  expect(readRecent(undefined)).toEqual([]);
});

it.each([
  '{',
  'null',
  '{}',
  JSON.stringify([null, 1, { ...thing(1), path: '//elsewhere.test' }, { ...thing(1), path: 'javascript:x' }]),
  JSON.stringify([
    { ...thing(1), kind: 'constructor' },
    { ...thing(1), title: 7 },
  ]),
])('ignores %s', (stored) => {
  localStorage.setItem(`${RECENT_PREFIX}kay`, stored);
  expect(readRecent('kay')).toEqual([]);
});
