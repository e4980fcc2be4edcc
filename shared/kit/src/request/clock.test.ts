import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from './clock.ts';

const SERVER = Date.parse('2027-01-30T12:00:00Z');
const MINUTE_MS = 60_000;
const answer = (at: number) => new Response(null, { headers: { date: new Date(at).toUTCString() } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  clock.reset();
});
afterEach(() => {
  vi.useRealTimers();
  clock.reset();
});

describe.each([-90, 90, -25 * 60, 25 * 60])('a device whose clock is off by %i minutes', (minutes) => {
  beforeEach(() => vi.setSystemTime(SERVER + minutes * MINUTE_MS));

  it('shows the server’s time after the first response', () => {
    expect(clock.now()).toBe(SERVER + minutes * MINUTE_MS);
    clock.note(answer(SERVER));
    expect(clock.now()).toBe(SERVER);
    expect(clock.date().toISOString()).toBe('2027-01-30T12:00:00.000Z');
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(clock.now()).toBe(SERVER + 10 * MINUTE_MS);
  });

  it('ignores the date of a cached response', () => {
    clock.note(answer(SERVER));
    clock.note(answer(SERVER - 60 * MINUTE_MS));
    expect(clock.now()).toBe(SERVER);
    clock.reset();
    clock.note(answer(SERVER - 60 * MINUTE_MS));
    clock.note(answer(SERVER));
    expect(clock.now()).toBe(SERVER);
  });

  it('follows when the device’s clock is corrected', () => {
    clock.note(answer(SERVER));
    vi.setSystemTime(SERVER);
    clock.note(answer(SERVER));
    expect(clock.now()).toBe(SERVER);
  });
});

it('ignores differences within the latency of a response', () => {
  vi.setSystemTime(SERVER + 1400);
  clock.note(answer(SERVER));
  expect(clock.now()).toBe(SERVER + 1400);
  expect(clock.isKnown()).toBe(true);
});

it('ignores a response without a date', () => {
  clock.note(new Response(null));
  expect(clock.isKnown()).toBe(false);
});
