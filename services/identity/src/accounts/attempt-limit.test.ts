import { expect, it } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

it('allows some attempts per key, then returns the waiting time', () => {
  let now = 1_000_000;
  const limit = createAttemptLimit(3, 60_000, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0]);
  now += 20_000;
  expect(limit.take('a')).toBe(40);
  expect(limit.take('b')).toBe(0);
  now += 39_500;
  expect(limit.take('a')).toBe(1);
  now += 500;
  expect(limit.take('a')).toBe(0);
});

it('resets a key after a success, and remembers a bounded number of keys', () => {
  const limit = createAttemptLimit(1);
  limit.take('a');
  limit.clear('a');
  expect(limit.take('a')).toBe(0);
  for (let index = 0; index < 1000; index += 1) limit.take(`key ${index}`);
  expect(limit.take('a')).toBe(0);
  expect(limit.take('key 999')).toBeGreaterThan(0);
});
