import { expect, it } from 'vitest';
import { createOpenCounts } from './open-counts.ts';

it('limits the slots of each key, and reuses released ones', () => {
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

it('releases a slot once, however often it is released', () => {
  const counts = createOpenCounts(2);
  const first = counts.take('a');
  counts.take('a');
  first?.();
  first?.();
  expect([!!counts.take('a'), !!counts.take('a'), counts.total()]).toEqual([true, false, 2]);
});
