import { expect, it } from 'vitest';
import { htmlRows } from './html.ts';

const page = { path: '/docs', reader: 'a visitor', most: 1 };

it('compares cached HTML with its goal, and reports the time of a rendering', () => {
  const rows = htmlRows(page, { cached: 0.42, rendered: [30, 10, 20] });
  expect(rows.map(({ goal, figure, met }) => [goal, figure, met])).toEqual([
    ['processor time of the HTML of `/docs` for a visitor, from memory, ≤ 1 ms', '0.42 ms', true],
    ['processor time of the HTML of `/docs` for a visitor, rendered', '20.0 ms', undefined],
  ]);
});

it('misses the goal when cached HTML takes longer', () => {
  expect(htmlRows(page, { cached: 1.01, rendered: [1] })[0]?.met).toBe(false);
});
