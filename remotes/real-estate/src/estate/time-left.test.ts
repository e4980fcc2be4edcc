import { describe, expect, it } from 'vitest';
import { formatStep, formatTimeLeft, nextChange, stepReached } from './time-left.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

describe('the remaining time', () => {
  it.each([
    [52 * HOUR_MS + 59 * MINUTE_MS, '2 days 4 hours'],
    [24 * HOUR_MS, '1 day'],
    [24 * HOUR_MS - 1, '23 hours 59 minutes'],
    [5 * HOUR_MS + 12 * MINUTE_MS + 30 * SECOND_MS, '5 hours 12 minutes'],
    [HOUR_MS, '1 hour'],
    [HOUR_MS - 1, '60:00'],
    [59 * MINUTE_MS + 12 * SECOND_MS, '59:12'],
    [9 * SECOND_MS, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    [-5 * SECOND_MS, '0:00'],
  ])('of %i milliseconds is %s', (left, text) => {
    expect(formatTimeLeft(left, 'en')).toBe(text);
  });

  it('is in the reader’s language', () => {
    expect(formatTimeLeft(52 * HOUR_MS, 'de')).toBe('2 Tage 4 Stunden');
  });

  it('is rendered again when its text changes', () => {
    expect(nextChange(30 * SECOND_MS + 250)).toBe(250);
    expect(nextChange(30 * SECOND_MS)).toBe(SECOND_MS);
    expect(nextChange(2 * HOUR_MS + 250)).toBe(250);
    expect(nextChange(2 * HOUR_MS)).toBe(MINUTE_MS);
  });
});

describe('the announcements', () => {
  it('are a few steps of the last hour', () => {
    expect(stepReached(2 * HOUR_MS)).toBeUndefined();
    expect(stepReached(HOUR_MS)).toBe(HOUR_MS);
    expect(stepReached(11 * MINUTE_MS)).toBe(30 * MINUTE_MS);
    expect(stepReached(10 * MINUTE_MS)).toBe(10 * MINUTE_MS);
    expect(stepReached(4 * SECOND_MS)).toBe(10 * SECOND_MS);
    expect(stepReached(0)).toBeUndefined();
  });

  it('contain the unit', () => {
    expect([HOUR_MS, 10 * MINUTE_MS, 10 * SECOND_MS].map((step) => formatStep(step, 'en'))).toEqual([
      '1 hour',
      '10 minutes',
      '10 seconds',
    ]);
  });
});
