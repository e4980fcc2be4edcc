import type { Weekday } from '@boardwalk/contracts';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import {
  beginningBefore,
  matchDates,
  mondayOf,
  type PlannedTimes,
  plannedDays,
  timesOf,
} from './event-dates.policy.ts';

const series = (fields: Partial<PlannedTimes> = {}): PlannedTimes => ({
  startsAt: '2026-10-06T20:30',
  zone: 'Europe/Berlin',
  minutes: 90,
  days: ['TU'],
  interval: 1,
  until: '2027-05-01',
  ...fields,
});
const startsOf = (times: PlannedTimes) =>
  (plannedDays(times) ?? []).map((day) =>
    timesOf({ ...times, deadlineMinutes: null }, day).startsAt.toISOString(),
  );

/** Expands the series with another library, from a handwritten calendar. */
function expandedElsewhere({ startsAt, zone, days, interval, until }: PlannedTimes): string[] {
  const compact = (local: string) => `${local.replace(/[-:]/g, '')}00`;
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;TZID=${zone}:${compact(startsAt)}`,
    `RRULE:FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days?.join()};WKST=MO;UNTIL=${until?.replace(/-/g, '')}T235959Z`,
    'SUMMARY:x',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
  if (!event) throw new Error('There is no event.');
  const window = { from: new Date('2026-01-01'), to: new Date('2028-01-01') };
  return nodeIcal.expandRecurringEvent(event, window).map(({ start }) => new Date(start).toISOString());
}

describe.each(['Europe/Berlin', 'America/Los_Angeles', 'Australia/Lord_Howe'])('a series in %s', (zone) => {
  it.each<[string, Weekday[], number, string]>([
    ['each week', ['TU'], 1, '2026-10-06T20:30'],
    ['twice a week', ['TU', 'SA'], 1, '2026-10-06T09:15'],
    ['each other week on two days', ['MO', 'FR'], 2, '2026-10-09T23:45'],
    ['each fourth week', ['SU'], 4, '2026-10-04T04:10'],
  ])(
    'takes place %s at the instants that another library computes, across both clock changes',
    (_, days, interval, startsAt) => {
      const times = series({ zone, days, interval, startsAt, until: '2027-05-20' });
      const found = startsOf(times);
      expect(found.length).toBeGreaterThan(7);
      expect(found).toEqual(expandedElsewhere(times));
    },
  );
});

it('is limited to 104 dates', () => {
  expect(plannedDays(series({ until: '2028-09-26' }))).toHaveLength(104);
  expect(plannedDays(series({ until: '2028-10-03' }))).toBeUndefined();
  expect(plannedDays(series({ until: '2028-10-03' }), '2026-10-13')).toHaveLength(104);
});

it('is identical when computed from any of its dates', () => {
  const times = series({ days: ['TU', 'FR'], interval: 2 });
  const all = plannedDays(times) ?? [];
  for (const day of all.slice(3, 9)) {
    const moved = beginningBefore({ ...times, startsAt: `${day}T20:30` }, '2026-10-06');
    expect(plannedDays(moved, '2026-10-06')).toEqual(all);
  }
});

it('counts weeks from Monday', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
});

describe('dates of a changed repetition', () => {
  const row = (date: string, fields: object = {}) => ({
    id: date,
    date,
    cancelledAt: null,
    dropped: false,
    ...fields,
  });
  const match = (rows: ReturnType<typeof row>[], days: string[], once = false) => {
    const { kept, dropped, added } = matchDates(rows, days, once);
    return {
      kept: kept.map(({ row: { id }, date }) => `${id}>${date}`),
      dropped: dropped.map(({ id }) => id),
      added,
    };
  };

  it('keep their rows where the day stays, move within their week, and are dropped or added otherwise', () => {
    const rows = [row('2026-11-24'), row('2026-12-01'), row('2026-12-08')];
    expect(match(rows, ['2026-11-24', '2026-12-03', '2026-12-15'])).toEqual({
      kept: ['2026-11-24>2026-11-24', '2026-12-01>2026-12-03'],
      dropped: ['2026-12-08'],
      added: ['2026-12-15'],
    });
  });

  it('return with their day after they were dropped, and not by a move', () => {
    const gone = row('2026-12-01', { cancelledAt: new Date(), dropped: true });
    expect(match([gone], ['2026-12-01'])).toEqual({
      kept: ['2026-12-01>2026-12-01'],
      dropped: [],
      added: [],
    });
    expect(match([gone], ['2026-12-03'])).toEqual({ kept: [], dropped: [], added: ['2026-12-03'] });
  });

  it('move to any day when there is only one', () => {
    expect(match([row('2026-11-24')], ['2027-02-01'], true)).toEqual({
      kept: ['2026-11-24>2027-02-01'],
      dropped: [],
      added: [],
    });
  });
});
