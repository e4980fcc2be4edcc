// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delayedWrite, STORE_AFTER_MS } from './delayed-write.ts';

const EVENTS = ['pagehide', 'visibilitychange'] as const;
const dispatch = (event: (typeof EVENTS)[number]) =>
  (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs the last write after a pause', () => {
  const written: number[] = [];
  const delayed = delayedWrite();
  delayed.schedule(() => written.push(1));
  vi.advanceTimersByTime(STORE_AFTER_MS - 1);
  delayed.schedule(() => written.push(2));
  vi.advanceTimersByTime(STORE_AFTER_MS - 1);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([2]);
});

it.each(EVENTS)('runs the pending write at %s, once', (event) => {
  const write = vi.fn();
  delayedWrite().schedule(write);
  dispatch(event);
  dispatch(event);
  vi.runAllTimers();
  expect(write).toHaveBeenCalledOnce();
});

it('runs the pending write immediately on request, and drops it on request', () => {
  const write = vi.fn();
  const delayed = delayedWrite();
  delayed.schedule(write);
  delayed.flush();
  expect(write).toHaveBeenCalledOnce();
  delayed.schedule(write);
  delayed.cancel();
  delayed.flush();
  for (const event of EVENTS) dispatch(event);
  vi.runAllTimers();
  expect(write).toHaveBeenCalledOnce();
});
