import { describe, expect, it, vi } from 'vitest';
import { afterGap, instantsOf, localTimeOf, offsetName, zoneLabel } from './local-time.ts';

describe('an ordinary local time', () => {
  it.each([
    ['Europe/Berlin', '2026-07-01T20:00', '2026-07-01T18:00:00.000Z', 'UTC+2'],
    ['Europe/Berlin', '2026-12-01T20:00', '2026-12-01T19:00:00.000Z', 'UTC+1'],
    ['America/St_Johns', '2026-12-01T20:00', '2026-12-01T23:30:00.000Z', 'UTC−3:30'],
    ['Asia/Kathmandu', '2026-12-01T00:00', '2026-11-30T18:15:00.000Z', 'UTC+5:45'],
    ['UTC', '2026-12-01T00:00', '2026-12-01T00:00:00.000Z', 'UTC'],
    ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z', 'UTC+14'],
  ])('is one instant in %s, and converts back', (zone, local, instant, name) => {
    expect(instantsOf(local, zone)).toEqual([instant]);
    expect(localTimeOf(instant, zone)).toBe(local);
    expect(offsetName(instant, zone)).toBe(name);
  });
});

describe('a local time skipped by a clock change', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
    // By half an hour.
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45'],
  ])('has no instant in %s; the clocks show a later one then', (zone, local, instant, shown) => {
    expect(instantsOf(local, zone)).toEqual([]);
    expect(afterGap(local, zone)).toBe(instant);
    expect(localTimeOf(instant, zone)).toBe(shown);
  });
});

describe('an ambiguous local time', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['America/New_York', '2026-11-01T01:59', ['2026-11-01T05:59:00.000Z', '2026-11-01T06:59:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  ])('has two instants in %s, in order', (zone, local, instants) => {
    expect(instantsOf(local, zone)).toEqual(instants);
    for (const instant of instants) expect(localTimeOf(instant, zone)).toBe(local);
  });

  it('has one instant just before and just after', () => {
    expect(instantsOf('2026-10-25T01:59', 'Europe/Berlin')).toHaveLength(1);
    expect(instantsOf('2026-10-25T03:00', 'Europe/Berlin')).toHaveLength(1);
  });
});

it('names a zone with its offset from UTC on a day', () => {
  expect(zoneLabel('America/New_York', '2026-12-01T12:00:00.000Z')).toBe('America/New York (UTC−5)');
  expect(zoneLabel('Europe/Kyiv', '2026-07-01T12:00:00.000Z')).toBe('Europe/Kyiv (UTC+3)');
  expect(zoneLabel('UTC', '2026-07-01T12:00:00.000Z')).toBe('UTC');
});

it('returns nothing for an invalid time', () => {
  expect(instantsOf('', 'UTC')).toEqual([]);
  expect(instantsOf('2026-13-45T99:00', 'UTC')).toEqual([]);
  expect(localTimeOf('', 'UTC')).toBe('');
});

it('formats each day once', () => {
  const parts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  for (let hour = 0; hour < 24; hour++) {
    const at = `2031-01-15T${String(hour).padStart(2, '0')}:30:00.000Z`;
    expect(localTimeOf(at, 'Asia/Kathmandu')).toBe(
      new Date(Date.parse(at) + 345 * 60_000).toISOString().slice(0, 16),
    );
  }
  // The offsets at both ends of the day.
  expect(parts).toHaveBeenCalledTimes(2);
  parts.mockRestore();
});
