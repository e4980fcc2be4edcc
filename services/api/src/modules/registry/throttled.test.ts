import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttled } from './throttled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs immediately, then once for all calls in between, separately for each name', () => {
  const act = vi.fn();
  const throttled = new Throttled(2_000, act);
  for (const name of ['news', 'news', 'docs', 'news']) throttled.call(name);
  expect(act.mock.calls.flat()).toEqual(['news', 'docs']);
  vi.advanceTimersByTime(2_000);
  expect(act.mock.calls.flat()).toEqual(['news', 'docs', 'news']);
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(3);
  throttled.call('news');
  expect(act).toHaveBeenCalledTimes(4);
});

it('doesn’t run after it was stopped', () => {
  const act = vi.fn();
  const throttled = new Throttled(2_000, act);
  throttled.call('news');
  throttled.call('news');
  throttled.stop();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});
