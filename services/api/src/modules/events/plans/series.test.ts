import type { CommunityEvent, NewEvent } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { type Calendar, eventOf, startCalendar } from '../../../../test/test-calendar.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';

let api: TestApi;
let calendar: Calendar;
beforeAll(async () => {
  api = await startTestApi();
  calendar = await startCalendar(api);
});
afterAll(() => api.stop());

/** Five Tuesdays at 19:00 in Berlin, starting next year. */
const year = new Date().getUTCFullYear() + 1;
const tuesdays = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(year, 9, 1 + at)))
  .filter((day) => day.getUTCDay() === 2)
  .map((day) => day.toISOString().slice(0, 10));
const [first = '', second = '', third = '', fourth = ''] = tuesdays;
const last = tuesdays.at(-1) ?? '';
const weekly = (fields: Partial<NewEvent> = {}): Partial<NewEvent> => ({
  title: 'Tuesday race',
  category: 'race',
  startsAt: `${first}T19:00`,
  zone: 'Europe/Berlin',
  repeat: { days: ['TU'], until: last },
  ...fields,
});
const planOf = async (id: string) =>
  (await api.call(`GET /api/events/${id}/plan`, { token: calendar.host })).body;
const datesOf = async (id: string) => (await planOf(id)).dates.map(({ date }) => date);
const dateOn = async (event: CommunityEvent, day: string) => {
  const found = (await planOf(event.id)).dates.find(({ date }) => date === day);
  if (!found) throw new Error(`There is no date on ${day}.`);
  return (await calendar.find(found.id, calendar.host)).body;
};
const told = async (token: string, title: string) =>
  (await inboxAfterFanout(api, token)).filter(({ facts }) => facts.title === title).map(({ type }) => type);

describe('a series', () => {
  it('has all its dates from the beginning, each with separate guests, at the same local time across clock changes', async () => {
    const event = await calendar.publish(weekly());
    expect(await datesOf(event.id)).toEqual(tuesdays);
    expect(event).toMatchObject({
      everyWeeks: 1,
      repeat: { days: ['TU'], interval: 1, until: last },
      date: first,
    });
    expect(event.series).toHaveLength(tuesdays.length - 1);
    await calendar.answer(calendar.member, event.id, 'going');
    expect((await dateOn(event, second)).going).toBe(0);
    expect(
      (await planOf(event.id)).dates.map(({ startsAt }) => new Date(startsAt).getUTCHours()).slice(0, 2),
    ).toEqual([17, 17]);
  });

  it('defines the number of weeks between its dates', async () => {
    const fortnightly = { repeat: { days: ['TU' as const], interval: 2, until: last } };
    const event = await calendar.publish(weekly({ title: 'Every other Tuesday', ...fortnightly }));
    expect(event.everyWeeks).toBe(2);
  });

  it('previews its dates, and is limited to 104', async () => {
    const ask = (body: object) => api.call('POST /api/events/dates', { token: calendar.member, body });
    const times = { startsAt: `${first}T19:00`, zone: 'Europe/Berlin', minutes: 60 };
    const { body } = await ask({ ...times, repeat: { days: ['TU'], until: last } });
    expect(body.items.map(({ date }) => date)).toEqual(tuesdays);
    expectError(
      await ask({ ...times, repeat: { days: ['TU'], until: `${year + 3}-01-01` } }),
      422,
      'EVENT_DATES_REFUSED',
    );
    expectError(await ask({ ...times, repeat: { days: ['WE'], until: last } }), 422, 'INPUT_INVALID');
  });
});

describe('a change of one date', () => {
  it('affects only that date, persists when the others change, and notifies its guests once', async () => {
    const event = await calendar.publish(weekly({ title: 'One moved' }));
    const one = await dateOn(event, second);
    await calendar.answer(calendar.member, one.id, 'going');
    const changed = await calendar.change(calendar.editor, one, 'this', {
      ...weekly({ title: 'One moved, longer' }),
      startsAt: `${second}T20:00`,
      minutes: 90,
      capacity: 10,
    });
    expect(changed.body).toMatchObject({ title: 'One moved, longer', capacity: 10, date: second });
    expect(new Date(changed.body.startsAt).getUTCHours()).toBe(18);
    expect((await dateOn(event, third)).title).toBe('One moved');
    expect(await told(calendar.member, 'One moved, longer')).toEqual(['event.changed']);

    const again = await calendar.change(calendar.editor, await dateOn(event, third), 'all', {
      ...weekly({ title: 'All renamed' }),
      startsAt: `${third}T19:00`,
    });
    expect(again.status).toBe(200);
    expect((await dateOn(event, fourth)).title).toBe('All renamed');
    expect(await dateOn(event, second)).toMatchObject({ title: 'One moved, longer', capacity: 10 });
  });

  it('is rejected for a stale version, with the current event', async () => {
    const event = await calendar.publish(weekly());
    const answer = await calendar.change(calendar.editor, { ...event, version: 1 }, 'this', weekly());
    expect(expectError(answer, 409, 'EVENT_STALE').details?.current).toMatchObject({
      version: event.version,
    });
    expectError(await calendar.change(calendar.member, event, 'this', weekly()), 403, 'ACCESS_DENIED');
  });
});

describe('a change of this and the following dates', () => {
  it('creates a separate series, and keeps answers and past dates', async () => {
    const event = await calendar.publish(weekly({ title: 'Split' }));
    const [past, kept, moved] = [event, await dateOn(event, second), await dateOn(event, third)];
    for (const { id } of [past, kept, moved]) await calendar.answer(calendar.member, id, 'going');
    await calendar.shift(past.id, -3_000);
    const { body } = await calendar.change(calendar.editor, moved, 'following', {
      ...weekly({ title: 'Split later', repeat: { days: ['TU'], until: last } }),
      startsAt: `${third}T21:00`,
    });
    expect(body).toMatchObject({ id: moved.id, title: 'Split later', going: 1, answer: null });
    expect(body.eventId).not.toBe(event.eventId);
    expect(await datesOf(moved.id)).toEqual(tuesdays.slice(2));
    expect(await datesOf(past.id)).toEqual([first, second]);
    for (const { id } of [past, kept])
      expect((await calendar.find(id, calendar.member)).body).toMatchObject({
        title: 'Split',
        answer: 'going',
      });
    expect((await calendar.find(moved.id, calendar.member)).body.answer).toBe('going');
    expect(await told(calendar.member, 'Split later')).toEqual(['event.changed']);
    expect(await told(calendar.member, 'Split')).toEqual([]);
  });
});

describe('a change of all dates', () => {
  it('moves each within its week with its guests, cancels dropped days, and restores them', async () => {
    const event = await calendar.publish(weekly({ title: 'Shift' }));
    const [one, gone] = [await dateOn(event, second), await dateOn(event, last)];
    for (const { id } of [one, gone]) await calendar.answer(calendar.member, id, 'going');
    const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const until = dayAfter(tuesdays.at(-2) ?? '');
    const { body: moved } = await calendar.change(calendar.editor, one, 'all', {
      ...weekly({ title: 'Shift', repeat: { days: ['WE'], until } }),
      startsAt: `${dayAfter(second)}T19:00`,
    });
    expect(moved).toMatchObject({ id: one.id, going: 1, date: dayAfter(second) });
    expect(await datesOf(one.id)).toEqual(tuesdays.slice(0, -1).map(dayAfter));
    expect((await calendar.find(gone.id, calendar.member)).body.state).toBe('cancelled');
    expect((await told(calendar.member, 'Shift')).sort()).toEqual(['event.cancelled', 'event.changed']);
    const back = await calendar.change(calendar.editor, moved, 'all', {
      ...weekly({ title: 'Shift' }),
      startsAt: `${second}T19:00`,
    });
    expect([back.status, await datesOf(one.id)]).toEqual([200, tuesdays]);
    expect((await calendar.find(gone.id, calendar.member)).body).toMatchObject({
      state: 'published',
      going: 1,
    });
  });

  it('preserves the content of past dates', async () => {
    const event = await calendar.publish(weekly({ title: 'As it was' }));
    await calendar.shift(event.id, -3_000);
    const later = await dateOn(event, second);
    await calendar.change(calendar.editor, later, 'all', {
      ...weekly({ title: 'As it is' }),
      startsAt: `${second}T19:00`,
    });
    expect((await calendar.find(event.id)).body.title).toBe('As it was');
    expect((await calendar.find(later.id)).body.title).toBe('As it is');
    expectError(
      await calendar.change(calendar.editor, { ...event, version: later.version + 1 }, 'this', weekly()),
      409,
      'EVENT_STATE_REFUSED',
    );
  });

  it('keeps the places of its guests, and assigns new places to the waitlist', async () => {
    const event = await calendar.publish({ title: 'Room', capacity: 2 });
    for (const token of [calendar.member, calendar.editor, calendar.host])
      await calendar.answer(token, event.id, 'going');
    const change = (capacity: number | null, version: number) =>
      calendar.change(calendar.editor, { id: event.id, version }, 'all', {
        ...eventOf({ title: 'Room', capacity }),
        startsAt: event.startsAt.slice(0, 16),
      });
    const refused = expectError(await change(1, event.version), 409, 'EVENT_CAPACITY_TAKEN');
    expect(refused.details?.current).toEqual({ going: 2 });
    const { body } = await change(3, event.version);
    expect(body).toMatchObject({ capacity: 3, going: 3, waiting: 0, answer: 'going' });
    expect(await told(calendar.host, 'Room')).toContain('event.promoted');
  });
});

describe('a cancellation', () => {
  it('applies to one date, to it and the later ones, or to all, and notifies guests and the waitlist', async () => {
    const event = await calendar.publish(weekly({ title: 'Called off' }));
    const one = await dateOn(event, second);
    await calendar.answer(calendar.member, one.id, 'maybe');
    const cancelled = await calendar.move(calendar.host, one, 'cancel', { scope: 'this', reason: 'Storm.' });
    expect(cancelled.body).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Storm.',
      may: { edit: false, answer: false },
    });
    expect(await told(calendar.member, 'Called off')).toEqual(['event.cancelled']);
    const stays = await calendar.find(event.id, calendar.host);
    expect(stays.body).toMatchObject({ state: 'published', may: { cancel: true } });
    await calendar.move(calendar.editor, await dateOn(event, fourth), 'cancel', { scope: 'following' });
    expect(await datesOf(event.id)).toEqual([first, third]);
    const { body: rest } = await calendar.move(
      calendar.host,
      (await calendar.find(event.id, calendar.host)).body,
      'cancel',
      { scope: 'all' },
    );
    expect(rest.state).toBe('cancelled');
    const log = await api.database.sql(
      `SELECT actor ->> 'username' AS by FROM audit_entries WHERE action = 'event.cancelled' AND target ->> 'label' = 'Called off' ORDER BY at`,
    );
    expect(log).toEqual([{ by: 'hosanna' }, { by: 'edith' }, { by: 'hosanna' }]);
  });
});
