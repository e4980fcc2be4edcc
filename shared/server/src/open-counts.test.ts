import { expect, it } from 'vitest';
import { createOpenCounts } from './open-counts.ts';

it('gives each key its places, and a place that was given back again', () => {
  const counts = createOpenCounts(2);
  const first = counts.take('a');
  expect([!!first, !!counts.take('a'), !!counts.take('a'), !!counts.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(counts.total()).toBe(3);
  first?.();
  expect(counts.take('a')).toBeDefined();
});

it('takes a place back once, however often it is given back', () => {
  const counts = createOpenCounts(2);
  const first = counts.take('a');
  counts.take('a');
  first?.();
  first?.();
  expect([!!counts.take('a'), !!counts.take('a'), counts.total()]).toEqual([true, false, 2]);
});
