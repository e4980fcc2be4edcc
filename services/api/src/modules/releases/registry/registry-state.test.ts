import { Logger } from '@nestjs/common';
import { expect, it, vi } from 'vitest';
import type { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import type { ServedReleasesService, ServedState } from '../channels/served-releases.service.ts';
import { RegistryStateService } from './registry-state.service.ts';

Logger.overrideLogger(false);
const registry = '00000000-0000-4000-8000-000000000000';
const stateOf = (seq: number): ServedState => ({ registry, seq, changedAt: new Date(seq), remotes: [] });

function setUp() {
  let notify: (payload?: string) => void = () => {};
  const read = vi.fn<() => Promise<ServedState>>();
  const events = {
    on: (_: string, listener: typeof notify) => {
      notify = listener;
    },
  } as unknown as ProcessEvents;
  const state = new RegistryStateService({ state: read } as unknown as ServedReleasesService, events);
  return { state, read, notify: (payload?: string) => notify(payload) };
}
const seqOf = async (state: RegistryStateService) => (await state.current()).seq;

it('reads once for concurrent callers, and again after a change', async () => {
  const { state, read, notify } = setUp();
  read.mockResolvedValueOnce(stateOf(1)).mockResolvedValueOnce(stateOf(2));
  expect(await Promise.all([seqOf(state), seqOf(state)])).toEqual([1, 1]);
  expect(await seqOf(state)).toBe(1);
  notify('2');
  expect(await seqOf(state)).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

it('doesn’t cache a read that a change overtook', async () => {
  const { state, read, notify } = setUp();
  const early = Promise.withResolvers<ServedState>();
  read.mockReturnValueOnce(early.promise).mockResolvedValueOnce(stateOf(2));
  const waiting = seqOf(state);
  notify('2');
  expect(await seqOf(state)).toBe(2);
  early.resolve(stateOf(1));
  expect(await waiting).toBe(1);
  expect(await seqOf(state)).toBe(2);
});

it('returns the known state immediately during an outage, and is unavailable without one', async () => {
  const { state, read, notify } = setUp();
  read.mockRejectedValueOnce(new Error('away'));
  await expect(state.current()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  read.mockResolvedValueOnce(stateOf(1));
  expect(await seqOf(state)).toBe(1);
  read.mockRejectedValueOnce(new Error('away'));
  notify();
  expect(await seqOf(state)).toBe(1);
  read.mockReturnValue(new Promise(() => {}));
  notify();
  const began = Date.now();
  expect(await seqOf(state)).toBe(1);
  expect(Date.now() - began).toBeLessThan(100);
});

it('waits only briefly for a slow database', async () => {
  const { state, read, notify } = setUp();
  read.mockResolvedValueOnce(stateOf(1)).mockReturnValue(new Promise(() => {}));
  await state.current();
  notify('2');
  const began = Date.now();
  expect(await seqOf(state)).toBe(1);
  expect(Date.now() - began).toBeGreaterThan(500);
});

it('announces missed changes once they can be read, and a change with a known number immediately', async () => {
  const { state, read, notify } = setUp();
  const told: number[] = [];
  state.onChange((seq) => told.push(seq));
  read.mockResolvedValueOnce(stateOf(1));
  notify();
  await expect.poll(() => told).toEqual([1]);
  read.mockRejectedValueOnce(new Error('away'));
  notify('2');
  await expect.poll(() => told).toEqual([1, 2]);
  read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(stateOf(3));
  notify();
  await expect.poll(() => told, { timeout: 3_000 }).toEqual([1, 2, 3]);
});
