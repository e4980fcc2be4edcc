import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoundedMap } from './bounded-map.ts';
import { Remembered } from './remembered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('makes a value once for all who wait, and again when it is old', async () => {
  const make = vi.fn(async () => make.mock.calls.length);
  const remembered = new Remembered(make, 1_000);
  expect(await Promise.all([remembered.get(), remembered.get()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await remembered.get()).toBe(1);
  vi.advanceTimersByTime(2);
  expect(await remembered.get()).toBe(2);
});

it('doesn’t remember a failure', async () => {
  const make = vi.fn(async () => 'fine').mockRejectedValueOnce(new Error('once'));
  const remembered = new Remembered(make, 1_000);
  await expect(remembered.get()).rejects.toThrow('once');
  expect(await remembered.get()).toBe('fine');
});

it('runs what only looks like a promise once', async () => {
  const run = vi.fn((done: (value: string) => void) => done('rows'));
  // biome-ignore lint/suspicious/noThenProperty: a query of drizzle's is exactly this
  const remembered = new Remembered(() => ({ then: run }) as unknown as PromiseLike<string>, 1_000);
  expect([await remembered.get(), await remembered.get()]).toEqual(['rows', 'rows']);
  expect(run).toHaveBeenCalledTimes(1);
});

it('forgets the oldest entry first', () => {
  const map = new BoundedMap<string, number>(2);
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) map.set(key, index);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([2, undefined, 3]);
});
