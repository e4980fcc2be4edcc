import { describe, expect, it } from 'vitest';
import { checkInSchema } from '../entities/event.ts';
import { newEventSchema } from '../entities/event-plan.ts';
import {
  canTakeWithEvent,
  EVENT_ACTIONS,
  EVENT_STATES,
  EVENT_TRANSITIONS,
  eventStateAt,
} from './event-states.ts';

const event = {
  title: 'Regatta',
  category: 'race',
  startsAt: '2026-11-24T19:30',
  zone: 'Europe/Berlin',
  minutes: 60,
};
/** Returns the path of the first invalid field. */
const problemOf = (fields: object) =>
  newEventSchema.safeParse({ ...event, ...fields }).error?.issues[0]?.path.join('.');

describe('a new event', () => {
  it('requires a title, a category and a time, and has defaults for the rest', () => {
    expect(newEventSchema.parse(event)).toMatchObject({
      summary: '',
      cover: null,
      repeat: null,
      hosts: [],
      capacity: null,
      deadlineMinutes: null,
      audience: { kind: 'everyone' },
      place: { district: null, point: null, name: '' },
    });
  });

  it.each([
    ['title', { title: 'Re' }],
    ['title', { title: 'x'.repeat(121) }],
    ['zone', { zone: '+01:00' }],
    ['startsAt', { startsAt: '2026-11-24T19:30Z' }],
    ['minutes', { minutes: 10 }],
    ['repeat.days', { repeat: { days: ['MO'], until: '2026-12-31' } }],
    ['repeat.until', { repeat: { days: ['TU'], until: '2026-11-23' } }],
    ['repeat.interval', { repeat: { days: ['TU'], interval: 5, until: '2026-12-31' } }],
    ['capacity', { capacity: 5_001 }],
    ['hosts', { hosts: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }],
    ['hosts', { hosts: ['ann', 'ANN'] }],
    ['audience.roles', { audience: { kind: 'roles', roles: [] } }],
    ['place.district', { place: { district: 'atlantis', point: null, name: '' } }],
    ['place.point.x', { place: { district: null, point: { x: 1_201, y: 1 }, name: '' } }],
  ])('rejects the %s %j', (path, fields) => expect(problemOf(fields)).toBe(path));
});

describe('the state of a date', () => {
  const times = { startsAt: '2026-11-24T18:30:00.000Z', endsAt: '2026-11-24T19:30:00.000Z' };
  it.each([
    ['2026-11-24T18:29:59Z', 'published'],
    ['2026-11-24T18:30:00Z', 'live'],
    ['2026-11-24T19:29:59Z', 'live'],
    ['2026-11-24T19:30:00Z', 'ended'],
  ] as const)('at %s follows from the clock: %s', (now, state) => {
    expect(eventStateAt({ state: 'published', ...times }, Date.parse(now))).toBe(state);
    for (const stored of ['draft', 'pending', 'cancelled'] as const)
      expect(eventStateAt({ state: stored, ...times }, Date.parse(now))).toBe(stored);
  });

  it('can be reached from a draft, and never leaves a final state', () => {
    const reached = new Set(['draft', ...EVENT_ACTIONS.map((action) => EVENT_TRANSITIONS[action].to)]);
    expect([...reached].sort()).toEqual([...EVENT_STATES].sort());
    for (const action of EVENT_ACTIONS)
      expect([canTakeWithEvent(action, 'ended'), canTakeWithEvent(action, 'cancelled')]).toEqual([
        false,
        false,
      ]);
  });
});

it.each([
  ['abc-def', 'ABCDEF'],
  [' 2 3 4 5 6 7 ', '234567'],
  ['ABCDE', undefined],
  ['ABC0EF', undefined],
])('reads the check-in code %j as %s', (code, read) =>
  expect(checkInSchema.safeParse({ code }).data?.code).toBe(read),
);
