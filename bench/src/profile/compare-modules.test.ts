import { expect, it } from 'vitest';
import { compareModules } from './compare-modules.ts';

it('lists differences by their size, also of modules that only one side has', () => {
  const here = new Map([
    ['added.ts', 30],
    ['same.ts', 100],
    ['faster.ts', 10],
  ]);
  const there = new Map([
    ['same.ts', 101],
    ['faster.ts', 20],
    ['removed.ts', 5],
  ]);
  expect(compareModules('/terms', here, there).map(({ goal, figure }) => [goal, figure])).toEqual([
    ['`/terms`, self time of added.ts', '+30 ms'],
    ['`/terms`, self time of faster.ts', '-10 ms'],
    ['`/terms`, self time of removed.ts', '-5 ms'],
  ]);
});
