import { expect, it, vi } from 'vitest';
import { TtlCache } from './ttl-cache.ts';

it('reads a value once for concurrent callers, and again after its lifetime', async () => {
  const make = vi.fn(async () => make.mock.calls.length);
  const lasting = new TtlCache(make, 60_000);
  expect(await Promise.all([lasting.get(), lasting.get()])).toEqual([1, 1]);
  expect(await lasting.get()).toBe(1);
  const brief = new TtlCache(make, 20);
  expect(await brief.get()).toBe(2);
  await expect.poll(() => brief.get()).toBeGreaterThan(2);
});

it('doesn’t cache a failure', async () => {
  const make = vi.fn(async () => 'fine').mockRejectedValueOnce(new Error('once'));
  const cache = new TtlCache(make, 1_000);
  await expect(cache.get()).rejects.toThrow('once');
  expect(await cache.get()).toBe('fine');
});

it('runs a thenable that isn’t a promise only once', async () => {
  const run = vi.fn((done: (value: string) => void) => done('rows'));
  // biome-ignore lint/suspicious/noThenProperty: a query of drizzle's is exactly this
  const cache = new TtlCache(() => ({ then: run }) as unknown as PromiseLike<string>, 1_000);
  expect([await cache.get(), await cache.get()]).toEqual(['rows', 'rows']);
  expect(run).toHaveBeenCalledTimes(1);
});
