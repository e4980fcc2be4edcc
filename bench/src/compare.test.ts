import { expect, it } from 'vitest';
import { comparedRow } from './compare.ts';

it('compares medians, and states both with their spread', () => {
  const pair = { here: [95, 115, 105, 100, 110], there: [90, 110, 100, 95, 105] };
  expect(
    comparedRow({ id: 'P14', goal: 'script of `/`', pair, unit: 'ms', maxRatio: 1.05, base: 'before' }),
  ).toEqual({
    id: 'P14',
    goal: 'script of `/`, ≤ 1.05 × before',
    figure: '1.05 ×',
    spread: '100 ms (± 5 ms) → 105 ms (± 5 ms), 5 runs',
    met: true,
  });
});

it('fails above the accepted ratio', () => {
  const pair = { here: [106], there: [100] };
  expect(comparedRow({ id: 'P14', goal: 'g', pair, unit: 'ms', maxRatio: 1.05, base: 'before' }).met).toBe(
    false,
  );
});

it('fails above the accepted growth', () => {
  const grown = (bytes: number) =>
    comparedRow({
      id: 'P14',
      goal: 'JS',
      pair: { here: [250_000 + bytes], there: [250_000] },
      unit: 'KB',
      maxRatio: 1.02,
      maxGrowth: 2048,
      base: 'before',
    });
  expect(grown(2048)).toMatchObject({ goal: 'JS, ≤ 1.02 × before and at most 2.0 KB more', met: true });
  expect(grown(2049).met).toBe(false);
});

it('compares counts, which may be zero', () => {
  const row = (here: number, there: number) =>
    comparedRow({
      id: 'P14',
      goal: 'g',
      pair: { here: [here], there: [there] },
      unit: 'count',
      base: 'before',
    });
  expect(row(0, 0)).toMatchObject({ figure: '1.00 ×', spread: '0 (± 0) → 0 (± 0), 1 runs' });
  expect(row(3, 2).figure).toBe('1.50 ×');
  expect(row(2, 0).figure).toBe('+2');
});

it('reports a value without a limit', () => {
  const pair = { here: [16], there: [16] };
  const row = comparedRow({ id: 'P7', goal: 'theme', pair, unit: 'ms', base: 'before' });
  expect(row).toMatchObject({ id: 'P7', goal: 'theme', figure: '1.00 ×' });
  expect(row.met).toBeUndefined();
});
