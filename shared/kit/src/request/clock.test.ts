import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from './clock.ts';

const SERVER = Date.parse('2027-01-30T12:00:00Z');
const MINUTE = 60_000;
const answer = (at: number) => new Response(null, { headers: { date: new Date(at).toUTCString() } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  clock.reset();
});
afterEach(() => {
  vi.useRealTimers();
  clock.reset();
});

describe.each([-90, 90, -25 * 60, 25 * 60])('a device whose clock is %i minutes off', (minutes) => {
  beforeEach(() => vi.setSystemTime(SERVER + minutes * MINUTE));

  it('shows the server’s time after the first answer', () => {
    expect(clock.now()).toBe(SERVER + minutes * MINUTE);
    clock.note(answer(SERVER));
    expect(clock.now()).toBe(SERVER);
    expect(clock.date().toISOString()).toBe('2027-01-30T12:00:00.000Z');
    vi.advanceTimersByTime(10 * MINUTE);
    expect(clock.now()).toBe(SERVER + 10 * MINUTE);
  });

  it('isn’t led astray by an answer from a cache', () => {
    clock.note(answer(SERVER));
    clock.note(answer(SERVER - 60 * MINUTE));
    expect(clock.now()).toBe(SERVER);
    clock.reset();
    clock.note(answer(SERVER - 60 * MINUTE));
    clock.note(answer(SERVER));
    expect(clock.now()).toBe(SERVER);
  });

  it('follows when the clock is set right meanwhile', () => {
    clock.note(answer(SERVER));
    vi.setSystemTime(SERVER);
    clock.note(answer(SERVER));
    expect(clock.now()).toBe(SERVER);
  });
});

it('leaves a clock alone that differs by the time that an answer takes', () => {
  vi.setSystemTime(SERVER + 1400);
  clock.note(answer(SERVER));
  expect(clock.now()).toBe(SERVER + 1400);
  expect(clock.isKnown()).toBe(true);
});

it('learns nothing from an answer without a date', () => {
  clock.note(new Response(null));
  expect(clock.isKnown()).toBe(false);
});
