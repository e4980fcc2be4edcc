import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineSlot } from './line-slot.ts';

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

it('leaves connections for everything else: a fifth line waits until one of four ends', async () => {
  const four = await Promise.all([lineSlot(never), lineSlot(never), lineSlot(never), lineSlot(never)]);
  const fifth = await noted(lineSlot(never));
  expect(fifth.got).toBe(false);
  for (const release of four) release();
  await expect.poll(() => fifth.got).toBe(true);
});

it('gives up waiting when it is told to', async () => {
  for (let line = 0; line < 4; line += 1) await lineSlot(never);
  const end = new AbortController();
  const fifth = lineSlot(end.signal);
  await noted(fifth);
  end.abort();
  await expect(fifth).rejects.toThrow();
});

it('counts nothing where one connection carries them all', async () => {
  protocol = 'h2';
  for (let line = 0; line < 9; line += 1) expect((await noted(lineSlot(never))).got).toBe(true);
});
