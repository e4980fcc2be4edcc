import { describe, expect, it } from 'vitest';
import { hasDate, nextOf, occurrencesIn, type SlotTimes, stateOf } from './occurrences.policy.ts';

const weekly = (fields: Partial<SlotTimes> = {}): SlotTimes => ({
  startsAt: '2026-10-04T20:30',
  zone: 'Europe/Berlin',
  minutes: 120,
  days: ['SU'],
  until: null,
  exceptions: [],
  ...fields,
});
const between = (slot: SlotTimes, from: string, to: string) =>
  occurrencesIn(slot, new Date(from), new Date(to)).map(({ startsAt }) => startsAt.toISOString());

describe('a weekly slot', () => {
  it('keeps its wall clock time across both clock changes', () => {
    expect(between(weekly(), '2026-10-15T00:00Z', '2026-11-10T00:00Z')).toEqual([
      '2026-10-18T18:30:00.000Z',
      '2026-10-25T19:30:00.000Z',
      '2026-11-01T19:30:00.000Z',
      '2026-11-08T19:30:00.000Z',
    ]);
    expect(between(weekly(), '2027-03-20T00:00Z', '2027-04-06T00:00Z')).toEqual([
      '2027-03-21T19:30:00.000Z',
      '2027-03-28T18:30:00.000Z',
      '2027-04-04T18:30:00.000Z',
    ]);
  });

  it('is an hour later on a day that skips its time, and uses the first of a time that occurs twice', () => {
    const night = weekly({ startsAt: '2026-10-04T02:30', minutes: 60 });
    expect(between(night, '2026-10-24T12:00Z', '2026-10-26T00:00Z')).toEqual(['2026-10-25T00:30:00.000Z']);
    expect(between(night, '2027-03-27T12:00Z', '2027-03-29T00:00Z')).toEqual(['2027-03-28T01:30:00.000Z']);
  });

  it('supports several weekdays, an end, and removed dates', () => {
    const slot = weekly({ days: ['WE', 'SU'], until: '2026-10-18', exceptions: ['2026-10-11'] });
    expect(
      occurrencesIn(slot, new Date('2026-10-01'), new Date('2026-12-01')).map(({ date }) => date),
    ).toEqual(['2026-10-04', '2026-10-07', '2026-10-14', '2026-10-18']);
    expect([hasDate(slot, '2026-10-11'), hasDate(slot, '2026-10-12'), hasDate(slot, '2026-10-25')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('uses the day of its zone, even when it differs from that in UTC', () => {
    const auckland = weekly({ zone: 'Pacific/Auckland', startsAt: '2026-10-04T09:00' });
    expect(occurrencesIn(auckland, new Date('2026-10-03T00:00Z'), new Date('2026-10-05T00:00Z'))).toEqual([
      {
        date: '2026-10-04',
        startsAt: new Date('2026-10-03T20:00Z'),
        endsAt: new Date('2026-10-03T22:00Z'),
      },
    ]);
    expect(hasDate(auckland, '2026-10-11')).toBe(true);
  });
});

it('is in a window when it overlaps it, not when it only touches it', () => {
  const once = weekly({ days: null });
  expect(between(once, '2026-10-04T20:29Z', '2026-10-05T00:00Z')).toHaveLength(1);
  expect(between(once, '2026-10-04T20:30Z', '2026-10-05T00:00Z')).toHaveLength(0);
  expect(between(once, '2026-10-04T00:00Z', '2026-10-04T18:30Z')).toHaveLength(0);
});

it('includes a running date as the next one, and none after the last', () => {
  const slot = weekly({ until: '2026-10-11' });
  expect(nextOf(slot, new Date('2026-10-04T19:00Z'))?.date).toBe('2026-10-04');
  expect(nextOf(slot, new Date('2026-10-04T20:30Z'))?.date).toBe('2026-10-11');
  expect(nextOf(slot, new Date('2026-10-12T00:00Z'))).toBeUndefined();
});

it('is live only while its streamer is, near its time', () => {
  const [times] = occurrencesIn(weekly(), new Date('2026-10-04'), new Date('2026-10-05'));
  if (!times) throw new Error('There is no date.');
  const at = (instant: string, isLive: boolean) => stateOf(times, isLive, new Date(instant));
  expect([
    at('2026-10-04T17:00Z', true),
    at('2026-10-04T18:10Z', true),
    at('2026-10-04T19:00Z', false),
  ]).toEqual(['upcoming', 'live', 'upcoming']);
  expect(at('2026-10-04T20:30Z', true)).toBe('ended');
});
