import { expect, it } from 'vitest';
import type { PageCost } from '../page-cost.ts';
import { limitRows } from './limits.ts';

const cost = (time: number, change: Partial<PageCost> = {}): PageCost => ({
  bytes: 1,
  script: time,
  mainThread: 2 * time,
  longTasks: 0,
  longestTask: 0,
  nodes: 9,
  largestPaint: 3 * time,
  load: 4 * time,
  lastScript: 0,
  ...change,
});

it('compares each time of a page with both of its limits', () => {
  const rows = limitRows('/docs', {
    site: [cost(100), cost(120), cost(110)],
    document: [cost(55, { script: 0 })],
    bytes: [cost(22, { script: 0, lastScript: 220 })],
  });
  expect(rows.map(({ goal, figure }) => [goal, figure])).toEqual([
    ['LCP of `/docs` against its document without scripts', '2.00 ×'],
    ['LCP of `/docs` against the transfer of the same bytes without running them', '5.00 ×'],
    ['load of `/docs` against its document without scripts', '2.00 ×'],
    // The transfer ends with the last script, and not with the load event.
    ['load of `/docs` against the transfer of the same bytes without running them', '2.00 ×'],
    ['main-thread time of `/docs` against its document without scripts', '2.00 ×'],
    ['main-thread time of `/docs` against the transfer of the same bytes without running them', '5.00 ×'],
    ['script time of `/docs`, which neither limit has', '110 ms (± 5 ms)'],
  ]);
  expect(rows.every(({ met }) => met === undefined)).toBe(true);
});
