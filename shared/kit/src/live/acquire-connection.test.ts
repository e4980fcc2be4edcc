import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acquireConnection } from './acquire-connection.ts';

/** Locks as browsers have them, as far as they are used here. */
function makeLocks() {
  const held = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  async function request(name: string, options: LockOptions, work: (lock: object | null) => unknown) {
    if (held.has(name)) {
      if (options.ifAvailable) return work(null);
      await new Promise<void>((resolve, reject) => {
        waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    }
    held.add(name);
    await work({});
    held.delete(name);
    waiting.get(name)?.shift()?.();
  }
  return { request };
}

const never = new AbortController().signal;
let protocol = 'http/1.1';
beforeEach(() => {
  protocol = 'http/1.1';
  vi.stubGlobal('navigator', { locks: makeLocks() });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { nextHopProtocol: protocol } as unknown as PerformanceEntry,
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether there is room by now. */
async function noted(slot: Promise<() => void>) {
  const seen = { got: false };
  void slot.then(
    () => {
      seen.got = true;
    },
    () => {},
  );
  await new Promise((done) => setTimeout(done));
  return seen;
}

it('leaves connections for everything else: a third line waits until one of two ends', async () => {
  const two = await Promise.all([acquireConnection('member', never), acquireConnection('member', never)]);
  const third = await noted(acquireConnection('member', never));
  expect(third.got).toBe(false);
  expect((await noted(acquireConnection('presence', never))).got).toBe(true);
  for (const release of two) release();
  await expect.poll(() => third.got).toBe(true);
});

it('gives up waiting when it is told to', async () => {
  for (let line = 0; line < 2; line += 1) await acquireConnection('member', never);
  const end = new AbortController();
  const third = acquireConnection('member', end.signal);
  await noted(third);
  end.abort();
  await expect(third).rejects.toThrow();
});

it('counts nothing where one connection carries them all', async () => {
  protocol = 'h2';
  for (let line = 0; line < 9; line += 1)
    expect((await noted(acquireConnection('member', never))).got).toBe(true);
});
