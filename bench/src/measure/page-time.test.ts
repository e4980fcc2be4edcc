import { expect, it } from 'vitest';
import { rowsOf } from './page-time.ts';

it('returns the median of each cost with its spread', () => {
  const cost = (script: number, longTasks: number) => ({
    bytes: 1,
    script,
    mainThread: 2 * script,
    longTasks,
    longestTask: 60,
    nodes: 900,
    largestPaint: 1,
    load: 2,
    lastScript: 2,
  });
  const rows = rowsOf('/news', [cost(100, 1), cost(110, 2), cost(120, 3)]);
  expect(rows.map(({ goal, figure }) => [goal, figure])).toEqual([
    ['script time of `/news` on a phone', '110 ms (± 5 ms)'],
    ['main-thread time of `/news` on a phone', '220 ms (± 10 ms)'],
    ['long tasks of `/news` on a phone', '2 (± 1)'],
    ['longest task of `/news` on a phone', '60 ms (± 0 ms)'],
    ['nodes of `/news` on a phone', '900 (± 0)'],
  ]);
  expect(rows[0]?.spread).toBe('3 runs');
});
