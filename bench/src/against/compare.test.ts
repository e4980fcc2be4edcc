import { expect, it } from 'vitest';
import { comparedRow } from './compare.ts';

it('compares medians, and states both with their spread', () => {
  const pair = { here: [95, 115, 105, 100, 110], there: [90, 110, 100, 95, 105] };
  expect(comparedRow({ goal: 'script of `/`', pair, unit: 'ms', most: 1.05 })).toEqual({
    id: 'P14',
    goal: 'script of `/`, ≤ 1.05 × before',
    figure: '1.05 ×',
    spread: '100 ms (± 5 ms) → 105 ms (± 5 ms), 5 runs',
    met: true,
  });
});

it('fails above the accepted ratio', () => {
  expect(comparedRow({ goal: 'g', pair: { here: [106], there: [100] }, unit: 'nodes', most: 1.05 }).met).toBe(
    false,
  );
});

it('reports a value without a limit', () => {
  const row = comparedRow({ goal: 'theme', pair: { here: [16], there: [16] }, unit: 'ms' });
  expect(row).toMatchObject({ goal: 'theme', figure: '1.00 ×' });
  expect(row.met).toBeUndefined();
});
