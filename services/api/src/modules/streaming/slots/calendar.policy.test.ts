import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { SlotRow } from '../stream-slots.table.ts';
import { calendarOf } from './calendar.policy.ts';
import { occurrencesIn } from './occurrences.policy.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const at = new Date('2026-10-01T10:00:00Z');
const slotOf = (fields: Partial<SlotRow> = {}): SlotRow => ({
  id: ID,
  streamerId: ID,
  title: 'Night shift',
  character: 'Dex',
  minutes: 120,
  startsAt: '2026-10-04T20:30',
  zone: 'Europe/Berlin',
  days: ['SU'],
  until: null,
  exceptions: [],
  version: 3,
  createdAt: at,
  updatedAt: at,
  removedAt: null,
  demo: false,
  ...fields,
});
const written = (...slots: SlotRow[]) =>
  calendarOf({
    name: 'Streams',
    host: 'meridian.test',
    slots: slots.map((slot) => ({ slot, name: 'Dex Maravilla', url: 'https://meridian.test/stream/dex' })),
  });
/** Parses with an independent library. */
const read = (text: string): VEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
const startsRead = (slot: SlotRow, from: Date, to: Date) => {
  const [event] = read(written(slot));
  if (!event) throw new Error('There is no event.');
  return nodeIcal.expandRecurringEvent(event, { from, to }).map(({ start }) => new Date(start).toISOString());
};

describe.each([
  ['Europe/Berlin', '2026-10-04T20:30'],
  ['America/Los_Angeles', '2026-10-04T19:00'],
  ['Australia/Lord_Howe', '2026-09-06T21:15'],
  ['Asia/Tokyo', '2026-10-04T22:00'],
  ['America/Sao_Paulo', '2026-10-04T00:30'],
])('a weekly slot in %s', (zone, startsAt) => {
  it.each([
    ['in autumn', '2026-09-15', '2026-11-20'],
    ['in spring', '2027-03-01', '2027-04-20'],
  ])(
    'is read at the same instants by an independent parser, across the change of clocks %s',
    (_, from, to) => {
      const slot = slotOf({ zone, startsAt, days: ['SU', 'WE'], exceptions: ['2026-10-25', '2027-03-28'] });
      const window = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)] as const;
      const here = occurrencesIn(slot, ...window).filter(({ startsAt: start }) => start >= window[0]);
      expect(here.length).toBeGreaterThan(10);
      expect(startsRead(slot, ...window)).toEqual(here.map(({ startsAt: start }) => start.toISOString()));
    },
  );
});

it('ends a slot at its last date', () => {
  const slot = slotOf({ until: '2026-11-01' });
  expect(startsRead(slot, new Date('2026-10-20'), new Date('2026-12-01'))).toEqual([
    '2026-10-25T19:30:00.000Z',
    '2026-11-01T19:30:00.000Z',
  ]);
  expect(written(slot)).toContain('UNTIL=20261101T225959Z');
});

it('keeps the id of an event, increments its sequence, and cancels it when the slot is removed', () => {
  const [event] = read(written(slotOf({ removedAt: at })));
  expect(event).toMatchObject({ uid: `${ID}@meridian.test`, status: 'CANCELLED' });
  expect(Number(event?.sequence)).toBe(2);
  expect(read(written(slotOf()))[0]).toMatchObject({ uid: `${ID}@meridian.test`, status: 'CONFIRMED' });
});

it('folds lines at 75 bytes, escapes texts, and defines each zone once', () => {
  const title =
    'Ferry; crew, “late” \\ and a title that goes on and on until nobody reads it – äöü 🚢🚢🚢🚢🚢🚢';
  const text = written(
    slotOf({ title }),
    slotOf({ id: ID.replace(/1$/, '2'), zone: 'Asia/Tokyo' }),
    slotOf({ id: ID.replace(/1$/, '3') }),
  );
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
  expect(text).not.toMatch(/[^\r]\n/);
  expect(read(text).some(({ summary }) => String(summary) === `Dex Maravilla: ${title}`)).toBe(true);
});
