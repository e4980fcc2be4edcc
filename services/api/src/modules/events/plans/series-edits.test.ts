import {
  type CommunityEvent,
  EVENT_SCOPES,
  type EventScope,
  type NewEvent,
  WEEKDAYS,
} from '@boardwalk/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { type Calendar, eventOf, startCalendar } from '../../../../test/test-calendar.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const RUNS = 25;

let api: TestApi;
let calendar: Calendar;
beforeAll(async () => {
  api = await startTestApi();
  calendar = await startCalendar(api);
});
afterAll(() => api.stop());

/** Returns a wall clock time in UTC, in some hours. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 16);
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const planOf = async (id: string, token = calendar.host) =>
  (await api.call(`GET /api/events/${id}/plan`, { token })).body;
const daily = (startsAt: string, fields: Partial<NewEvent> = {}): Partial<NewEvent> => ({
  startsAt,
  minutes: 15,
  repeat: { days: [...WEEKDAYS], until: dayIn(5) },
  ...fields,
});

describe('an edit of a series', () => {
  it('moves all dates of a daily series to another time of day although one of them is over', async () => {
    const monday = new Date(Date.now() + 7 * DAY_MS);
    while (monday.getUTCDay() !== 1) monday.setTime(monday.getTime() + DAY_MS);
    const startsAt = `${monday.toISOString().slice(0, 10)}T10:00`;
    const until = new Date(monday.getTime() + 4 * DAY_MS).toISOString().slice(0, 10);
    const fields = { title: 'Daily run', repeat: { days: [...WEEKDAYS], until } };
    const event = await calendar.publish(daily(startsAt, fields));
    await calendar.shift(event.id, -120);
    const days = (await planOf(event.id)).dates.map(({ date }) => date);
    const next = (await planOf(event.id)).dates.find(({ date }) => date === days[1]);
    const { body: shown } = await calendar.find(next?.id ?? '', calendar.host);
    const later = daily(`${days[1]}T20:00`, fields);
    const changed = await calendar.change(calendar.host, shown, 'all', later);
    expect([changed.status, changed.body.startsAt?.slice(11, 16)]).toEqual([200, '20:00']);
    expect((await planOf(event.id)).dates.map(({ date }) => date)).toEqual(days);
  });

  it('lowers the capacity of a series although a canceled date had more guests', async () => {
    const event = await calendar.publish(daily(inHours(24), { title: 'Small room', capacity: 3 }));
    for (const token of [calendar.host, calendar.editor, calendar.member])
      await calendar.answer(token, event.id, 'going');
    const { body: full } = await calendar.find(event.id, calendar.host);
    await calendar.move(calendar.host, full, 'cancel', { scope: 'this' });
    const [next] = (await planOf(event.id)).dates;
    const { body: shown } = await calendar.find(next?.id ?? '', calendar.host);
    const changed = await calendar.change(
      calendar.host,
      shown,
      'all',
      daily(shown.startsAt.slice(0, 16), { title: 'Small room', capacity: 1 }),
    );
    expect([changed.status, changed.body.capacity]).toEqual([200, 1]);
    expect((await calendar.find(event.id, calendar.host)).body).toMatchObject({ capacity: 3, going: 3 });
  });

  it('rejects a capacity below the guests of a date that returns', async () => {
    const event = await calendar.publish(daily(inHours(24), { title: 'Comes back', capacity: 3 }));
    const dates = (await planOf(event.id)).dates;
    const last = dates.at(-1);
    for (const token of [calendar.host, calendar.editor])
      await calendar.answer(token, last?.id ?? '', 'going');
    const startsAt = event.startsAt.slice(0, 16);
    const { body: shown } = await calendar.find(event.id, calendar.host);
    const until = dates.at(-2)?.date ?? '';
    const shorter = await calendar.change(
      calendar.host,
      shown,
      'all',
      daily(startsAt, { title: 'Comes back', capacity: 3, repeat: { days: [...WEEKDAYS], until } }),
    );
    expect(shorter.status).toBe(200);
    const back = daily(startsAt, { title: 'Comes back', capacity: 1 });
    const answer = await calendar.change(calendar.host, shorter.body, 'all', back);
    expect(expectError(answer, 409, 'EVENT_CAPACITY_TAKEN').details?.current).toEqual({ going: 2 });
  });

  it('changes the remaining date of a series that repeats no longer, with its canceled dates', async () => {
    const event = await calendar.publish(daily(`${dayIn(1)}T10:00`, { title: 'Once only' }));
    const { body: shown } = await calendar.find(event.id, calendar.editor);
    const single = await calendar.change(calendar.editor, shown, 'all', {
      title: 'Once only',
      startsAt: `${dayIn(2)}T10:00`,
      repeat: null,
    });
    expect(single.status).toBe(200);
    const [{ id } = { id: '' }] = await api.database.sql<{ id: string }>(
      `SELECT id FROM event_occurrences WHERE event_id = $1 AND cancelled_at IS NULL`,
      [event.eventId],
    );
    const { body: remaining } = await calendar.find(id, calendar.editor);
    const later = await calendar.change(calendar.editor, remaining, 'following', {
      title: 'Once only',
      startsAt: `${dayIn(2)}T12:00`,
      repeat: null,
    });
    expect(later.status).toBe(200);
    const { body: moved } = await calendar.find(id, calendar.editor);
    expect(moved.startsAt.slice(0, 16)).toBe(`${dayIn(2)}T12:00`);
  });

  it('rejects invalid years with 422', async () => {
    const repeat = (until: string) => ({ days: [...WEEKDAYS], until });
    for (const fields of [
      { startsAt: '0000-01-01T10:00' },
      { startsAt: '9999-12-31T23:59', minutes: 4_320 },
      { repeat: repeat('9999-12-31') },
      { repeat: repeat('0000-12-31') },
    ]) {
      const body = eventOf(fields);
      const answer = await api.call('POST /api/events', { token: calendar.editor, body });
      expect([fields, answer.status]).toEqual([fields, 422]);
      const { title: _, category: __, ...times } = body;
      const dates = await api.call('POST /api/events/dates', { token: calendar.editor, body: times });
      expect([fields, dates.status]).toEqual([fields, 422]);
    }
    const listed = await api.call('GET /api/events?from=0000-01-01T00:00:00Z' as 'GET /api/events');
    expect(listed.status).toBe(422);
  });

  it('never fails with a status of 500 or above for random input', async () => {
    const hours = fc.integer({ min: -72, max: 240 });
    const fields = fc.record({
      hours,
      minutes: fc.constantFrom(15, 60, 600, 1_440, 4_320),
      capacity: fc.constantFrom(null, 1, 2, 3),
      days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      interval: fc.constantFrom(1, 1, 2, 4),
      lasts: fc.integer({ min: 0, max: 40 }),
      zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/St_Johns'),
      repeats: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
      title: fc.constantFrom('Race', 'Market'),
    });
    type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;
    const act = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constant('edit' as const),
          at: fc.nat(30),
          scope: fc.constantFrom<EventScope>(...EVENT_SCOPES),
          fields,
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constant('answer' as const), at: fc.nat(30), who: fc.nat(2) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('cancel' as const),
          at: fc.nat(30),
          scope: fc.constantFrom<EventScope>('this', 'this', 'following'),
        }),
      },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), at: fc.nat(30) }) },
    );
    /** Returns fields that the contract accepts: the first date is on one of the weekdays. */
    const sent = ({ hours: from, days, interval, lasts, repeats, ...rest }: Fields): Partial<NewEvent> => {
      const startsAt = inHours(from);
      const weekday = WEEKDAYS[(new Date(`${startsAt.slice(0, 10)}T00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';
      const until = new Date(Date.parse(`${startsAt.slice(0, 10)}T00:00Z`) + lasts * DAY_MS)
        .toISOString()
        .slice(0, 10);
      const repeat = repeats ? { days: [...new Set([...days, weekday])], interval, until } : null;
      return { ...rest, startsAt, repeat };
    };
    await fc.assert(
      fc.asyncProperty(
        fields,
        fc.boolean(),
        fc.array(act, { minLength: 2, maxLength: 8 }),
        async (first, out, acts) => {
          const tokens = [calendar.host, calendar.editor, calendar.member];
          const begun = await api.call('POST /api/events', {
            token: calendar.editor,
            body: eventOf(sent(first)),
          });
          expect(begun.status).toBeLessThan(500);
          if (begun.status !== 201) return;
          let event: CommunityEvent = begun.body;
          if (out) await calendar.move(calendar.editor, event, 'publish');
          for (const step of acts) {
            const rows = await api.database.sql<{ id: string }>(
              'SELECT id FROM event_occurrences WHERE event_id = $1 ORDER BY date',
              [event.eventId],
            );
            const { id } = rows[step.at % rows.length] ?? { id: '' };
            const { body: shown } = await calendar.find(id, calendar.editor);
            let answer: { status: number; body: unknown } | undefined;
            if (step.do === 'edit') {
              const changed = await calendar.change(calendar.editor, shown, step.scope, sent(step.fields));
              if (changed.status === 200) event = changed.body;
              answer = changed;
            }
            if (step.do === 'answer') answer = await calendar.answer(tokens[step.who] ?? '', id, 'going');
            if (step.do === 'cancel')
              answer = await calendar.move(calendar.editor, shown, 'cancel', { scope: step.scope });
            if (step.do === 'pass') await calendar.shift(id, -5_000);
            expect(answer?.status ?? 200).toBeLessThan(500);
          }
        },
      ),
      { numRuns: RUNS },
    );
  }, 120_000);
});
