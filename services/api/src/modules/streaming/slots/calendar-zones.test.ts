import { allZones, canonicalZone, newEventSchema, newStreamSlotSchema } from '@boardwalk/contracts';
import ICAL from 'ical.js';
import { tzlib_get_timezones } from 'timezones-ical-library';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/calendar/recurrence.ts';
import type { SlotRow } from '../stream-slots.table.ts';
import { calendarOf } from './calendar.policy.ts';

/** Spellings that ICU accepts and the IANA database doesn't list. */
const OTHER_SPELLINGS = ['europe/berlin', 'EUROPE/KIEV', 'asia/calcutta', 'utc', 'PST', 'ACT', 'Zulu'];
const SPELLINGS = [
  ...new Set([
    ...allZones(),
    ...Intl.supportedValuesOf('timeZone'),
    ...tzlib_get_timezones(),
    ...OTHER_SPELLINGS,
  ]),
].filter((zone) => newStreamSlotSchema.shape.zone.safeParse(zone).success);

/** Returns a slot as the API stores it, from a request with this zone. */
function storedSlot(zone: string, at: number): SlotRow {
  const request = newStreamSlotSchema.parse({
    title: `Saturday in ${zone}`,
    startsAt: '2026-12-05T12:00',
    zone,
    minutes: 120,
    repeat: { days: ['SA'] },
  });
  const created = new Date('2026-10-01T10:00:00Z');
  return {
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    streamerId: '00000000-0000-4000-8000-000000000000',
    title: request.title,
    character: null,
    startsAt: request.startsAt,
    zone: request.zone,
    minutes: request.minutes,
    days: ['SA'],
    until: null,
    exceptions: [],
    version: 1,
    createdAt: created,
    updatedAt: created,
    removedAt: null,
    demo: false,
  };
}

const feedOf = (slots: readonly SlotRow[]) =>
  calendarOf({
    name: 'Streams',
    host: 'meridian.test',
    slots: slots.map((slot) => ({ slot, name: 'Dex', url: 'https://meridian.test/stream/dex' })),
  });

/**
 * Reads a calendar like Outlook: a time uses only the VTIMEZONE with exactly its TZID.
 * @returns the instants of the first starts of each event, by the event's id
 */
function readStrictly(text: string, starts: number): Map<string, string[]> {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = new Map<string, ICAL.Timezone>();
  for (const definition of calendar.getAllSubcomponents('vtimezone')) {
    const name = String(definition.getFirstPropertyValue('tzid'));
    if (zones.has(name)) throw new Error(`${name} is defined twice.`);
    zones.set(name, new ICAL.Timezone({ component: definition, tzid: name }));
  }
  const used = new Set<string>();
  const read = new Map<string, string[]>();
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const start = event.getFirstProperty('dtstart');
    const name = String(start?.getFirstParameter('tzid'));
    const zone = zones.get(name);
    if (!start || !zone) throw new Error(`${name} has no definition.`);
    used.add(name);
    const first = start.getFirstValue() as ICAL.Time;
    const iterator = (event.getFirstPropertyValue('rrule') as ICAL.Recur).iterator(first);
    const instants = Array.from({ length: starts }, () => {
      const local = iterator.next();
      const there = ICAL.Time.fromDateTimeString(String(local));
      there.zone = zone;
      return there.convertToZone(ICAL.Timezone.utcTimezone).toString();
    });
    read.set(String(event.getFirstPropertyValue('uid')), instants);
  }
  expect([...zones.keys()].sort()).toEqual([...used].sort());
  return read;
}

describe('a schedule in every zone that a request may name', () => {
  /** Two years, to include each change of the clocks. */
  const WEEKS = 104;
  const slots = SPELLINGS.map(storedSlot);
  const text = feedOf(slots);

  it('covers all zones of this runtime', () => {
    expect(SPELLINGS.length).toBeGreaterThan(590);
    expect(slots.every(({ zone }) => allZones().includes(zone) || zone.startsWith('Etc/GMT'))).toBe(true);
  });

  it('defines each zone once, under exactly the name that its events use', () => {
    const names = [...text.matchAll(/BEGIN:VTIMEZONE\r\nTZID:(.*)\r\n/g)].map(([, name]) => name);
    expect(names.length).toBe(text.match(/BEGIN:VTIMEZONE/g)?.length);
    expect(names.toSorted()).toEqual([...new Set(slots.map(({ zone }) => zone))].sort());
    expect(text).not.toContain('X-LIC-LOCATION');
  });

  it('has the same instants in a program that uses only the definitions of the file', () => {
    const oneOfEach = [...new Map(slots.map((slot) => [slot.zone, slot])).values()];
    const read = readStrictly(feedOf(oneOfEach), WEEKS);
    const wrong = oneOfEach.filter(({ id, zone, startsAt }) => {
      const expected = Array.from({ length: WEEKS }, (_, week) => {
        const day = new Date(Date.parse(`${startsAt.slice(0, 10)}T00:00:00Z`) + week * 7 * 86_400_000);
        return instantOf(`${day.toISOString().slice(0, 10)}${startsAt.slice(10)}`, zone).toISOString();
      });
      const found = read.get(`${id}@meridian.test`)?.map((instant) => new Date(instant).toISOString());
      return JSON.stringify(found) !== JSON.stringify(expected);
    });
    expect(wrong.map(({ zone }) => zone)).toEqual([]);
  });
});

it.each(['Europe/Amsterdam', 'Europe/Oslo', 'Europe/Kyiv', 'Asia/Kolkata', 'America/Ciudad_Juarez'])(
  'defines %s in a separate feed',
  (zone) => {
    const text = feedOf([storedSlot(zone, 1)]);
    expect(readStrictly(text, 60).size).toBe(1);
    expect(text.match(/TZID[:=][^:\r]+/g)?.map((found) => found.slice(5))).toEqual([zone, zone]);
  },
);

describe('the zone of a request', () => {
  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Etc/UTC', 'UTC'],
    ['Europe/Oslo', 'Europe/Oslo'],
  ])('is stored for %s as %s', (zone, stored) => {
    expect(storedSlot(zone, 1).zone).toBe(stored);
    expect(newEventSchema.shape.zone.parse(zone)).toBe(stored);
  });

  it.each(['+01:00', 'Mars/Olympus', 'SystemV/PST8', 'Etc/Unknown', ''])('is rejected for %s', (zone) => {
    expect(newStreamSlotSchema.safeParse({ ...storedSlot('UTC', 1), repeat: null, zone }).success).toBe(
      false,
    );
  });

  it('keeps its spelling if it is canonical', () => {
    expect(allZones().filter((zone) => canonicalZone(zone) !== zone)).toEqual([]);
    expect(allZones()).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata', 'UTC']));
    expect(allZones()).not.toContain('Europe/Kiev');
  });
});
