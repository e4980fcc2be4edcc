import { describe, expect, it } from 'vitest';
import { formatStep, formatTimeLeft, nextChange, stepReached } from './time-left.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the remaining time', () => {
  it.each([
    [52 * HOUR + 59 * MINUTE, '2 days 4 hours'],
    [24 * HOUR, '1 day'],
    [24 * HOUR - 1, '23 hours 59 minutes'],
    [5 * HOUR + 12 * MINUTE + 30 * SECOND, '5 hours 12 minutes'],
    [HOUR, '1 hour'],
    [HOUR - 1, '60:00'],
    [59 * MINUTE + 12 * SECOND, '59:12'],
    [9 * SECOND, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    [-5 * SECOND, '0:00'],
  ])('of %i milliseconds is %s', (left, words) => {
    expect(formatTimeLeft(left, 'en')).toBe(words);
  });

  it('is in the reader’s language', () => {
    expect(formatTimeLeft(52 * HOUR, 'de')).toBe('2 Tage 4 Stunden');
  });

  it('is rendered again when its text changes', () => {
    expect(nextChange(30 * SECOND + 250)).toBe(250);
    expect(nextChange(30 * SECOND)).toBe(SECOND);
    expect(nextChange(2 * HOUR + 250)).toBe(250);
    expect(nextChange(2 * HOUR)).toBe(MINUTE);
  });
});

describe('the announcements', () => {
  it('are a few steps of the last hour', () => {
    expect(stepReached(2 * HOUR)).toBeUndefined();
    expect(stepReached(HOUR)).toBe(HOUR);
    expect(stepReached(11 * MINUTE)).toBe(30 * MINUTE);
    expect(stepReached(10 * MINUTE)).toBe(10 * MINUTE);
    expect(stepReached(4 * SECOND)).toBe(10 * SECOND);
    expect(stepReached(0)).toBeUndefined();
  });

  it('contain the unit', () => {
    expect([HOUR, 10 * MINUTE, 10 * SECOND].map((step) => formatStep(step, 'en'))).toEqual([
      '1 hour',
      '10 minutes',
      '10 seconds',
    ]);
  });
});
