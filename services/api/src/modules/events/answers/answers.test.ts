import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RACERS, raceOn } from '../../../../test/race.ts';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { type Calendar, makeMembers, startCalendar } from '../../../../test/test-calendar.ts';
import { listen } from '../../../../test/test-events.ts';
import { inboxAfterFanout, untilFannedOut } from '../../../../test/test-notifications.ts';
import { EventAnswersService } from './event-answers.service.ts';

let api: TestApi;
let other: TestApi;
let calendar: Calendar;
let racers: string[];
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  calendar = await startCalendar(api);
  racers = await makeMembers(api, RACERS, 'racer');
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const rsvpsOf = (id: string, status: string) =>
  api.database.sql<{ user_id: string; queued: number | null }>(
    'SELECT user_id, queued FROM event_rsvps WHERE occurrence_id = $1 AND status = $2 ORDER BY queued, user_id',
    [id, status],
  );
const promotionsOf = (id: string) =>
  api.database.sql<{ recipient_id: string }>(
    `SELECT recipient_id FROM notification_events WHERE type = 'event.promoted' AND subject = 'event:' || $1 ORDER BY created_at, id`,
    [id],
  );
const countsOf = async (id: string) => {
  const { body } = await calendar.find(id, calendar.member);
  return { going: body.going, maybe: body.maybe, waiting: body.waiting };
};
const token = (at: number) => racers[at] ?? '';

describe('two hundred simultaneous answers for fifty places', () => {
  it('assign exactly fifty, put the others into one waitlist, and promote in its order', {
    timeout: 60_000,
  }, async () => {
    const { id } = await calendar.publish({ title: 'Regatta', capacity: 50 });
    const { answers, counts } = await raceOn([api, other], (to, at) =>
      calendar.answer(token(at), id, 'going', to),
    );
    expect(counts).toEqual({ 200: RACERS });
    const statuses = answers.map(({ body }) => (body as { mine: { status: string } }).mine.status);
    expect(statuses.filter((status) => status === 'going')).toHaveLength(50);
    expect(await countsOf(id)).toEqual({ going: 50, maybe: 0, waiting: 150 });
    const line = await rsvpsOf(id, 'waitlisted');
    expect(line.map(({ queued }) => queued)).toEqual(Array.from({ length: 150 }, (_, at) => at + 1));

    const going = (await rsvpsOf(id, 'going')).map(({ user_id }) => user_id);
    const leavers = await Promise.all(
      going.slice(0, 20).map((userId) => api.as(userId.replace('auth0|', ''))),
    );
    const left = await Promise.all(
      leavers.map((leaver, at) => calendar.answer(leaver, id, 'declined', at % 2 ? api : other)),
    );
    expect(left.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await countsOf(id)).toEqual({ going: 50, maybe: 0, waiting: 130 });
    const promoted = await promotionsOf(id);
    expect(promoted.map(({ recipient_id }) => recipient_id)).toEqual(
      line.slice(0, 20).map(({ user_id }) => user_id),
    );
    await untilFannedOut(api);
    const told = await api.database.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM notifications n JOIN notification_events e ON e.id = n.event_id
       WHERE e.type = 'event.promoted' AND e.subject = 'event:' || $1 GROUP BY user_id`,
      [id],
    );
    expect(told).toEqual(Array.from({ length: 20 }, () => ({ n: 1 })));
  });

  it('are limited by the database itself', async () => {
    const { id } = await calendar.publish({ capacity: 1 });
    await calendar.answer(token(0), id, 'going');
    const oversold = api.database.sql(
      `INSERT INTO event_rsvps (occurrence_id, user_id, status) VALUES ($1, 'auth0|racer1', 'going')`,
      [id],
    );
    await expect(oversold).rejects.toThrow('event_occurrences_room');
    expect(await countsOf(id)).toMatchObject({ going: 1, waiting: 0 });
  });
});

describe('an answer', () => {
  it('contains the place in the waitlist, can be changed, and frees a place once', async () => {
    const { id } = await calendar.publish({ capacity: 1 });
    expect((await calendar.answer(token(0), id, 'going')).body).toMatchObject({
      going: 1,
      mine: { status: 'going', place: null },
    });
    for (const [at, place] of [1, 2].entries())
      expect((await calendar.answer(token(place), id, 'going')).body.mine).toMatchObject({
        status: 'waitlisted',
        place: at + 1,
      });
    const again = await calendar.answer(token(2), id, 'going');
    expect(again.body.mine).toMatchObject({ status: 'waitlisted', place: 2 });
    await calendar.answer(token(0), id, 'maybe');
    expect(await countsOf(id)).toEqual({ going: 1, maybe: 1, waiting: 1 });
    expect((await calendar.find(id, token(1))).body).toMatchObject({
      answer: 'going',
      mine: { place: null },
    });
    expect((await calendar.find(id, token(2))).body.mine?.place).toBe(1);
    await calendar.answer(token(2), id, 'declined');
    await calendar.answer(token(1), id, 'declined');
    expect(await countsOf(id)).toEqual({ going: 0, maybe: 1, waiting: 0 });
    expect(await promotionsOf(id)).toEqual([{ recipient_id: 'auth0|racer1' }]);
  });

  it('can be withdrawn, which frees the place for the first member of the waitlist', async () => {
    const { id } = await calendar.publish({ capacity: 1 });
    await calendar.answer(token(0), id, 'going');
    await calendar.answer(token(1), id, 'going');
    await calendar.answer(token(2), id, 'going');
    expect((await calendar.takeAnswerBack(token(1), id)).status).toBe(204);
    expect((await calendar.find(id, token(1))).body).toMatchObject({ answer: null, mine: null });
    expect((await calendar.takeAnswerBack(token(0), id)).status).toBe(204);
    expect(await countsOf(id)).toEqual({ going: 1, maybe: 0, waiting: 0 });
    expect(await promotionsOf(id)).toEqual([{ recipient_id: 'auth0|racer2' }]);
    expect((await calendar.takeAnswerBack(token(0), id)).status).toBe(204);
  });

  it('can be withdrawn after the deadline by members who are coming, but not after attending', async () => {
    const { id } = await calendar.publish();
    await calendar.answer(token(0), id, 'going');
    await calendar.answer(token(1), id, 'declined');
    await calendar.answer(token(2), id, 'going');
    await api.database.sql('UPDATE event_occurrences SET answers_until = now() WHERE id = $1', [id]);
    await api.database.sql(
      'UPDATE event_rsvps SET attended_at = now() WHERE occurrence_id = $1 AND user_id = $2',
      [id, 'auth0|racer2'],
    );
    expect((await calendar.takeAnswerBack(token(0), id)).status).toBe(204);
    expectError(await calendar.takeAnswerBack(token(1), id), 409, 'EVENT_ANSWERS_CLOSED');
    expectError(await calendar.takeAnswerBack(token(2), id), 409, 'EVENT_STATE_REFUSED');
    await calendar.shift(id, -300);
    expectError(await calendar.takeAnswerBack(token(1), id), 409, 'EVENT_STATE_REFUSED');
  });

  it('is accepted until the deadline; leaving and promotion continue after it', async () => {
    const { id } = await calendar.publish({
      capacity: 1,
      startsAt: new Date(Date.now() + 7_200_000).toISOString().slice(0, 16),
      deadlineMinutes: 60,
    });
    await calendar.answer(token(0), id, 'going');
    await calendar.answer(token(1), id, 'going');
    await api.database.sql('UPDATE event_occurrences SET answers_until = now() WHERE id = $1', [id]);
    expectError(await calendar.answer(token(2), id, 'going'), 409, 'EVENT_ANSWERS_CLOSED');
    expectError(await calendar.answer(token(0), id, 'maybe'), 409, 'EVENT_ANSWERS_CLOSED');
    expect((await calendar.find(id, token(0))).body.may).toMatchObject({ answer: false, leave: true });
    await calendar.answer(token(0), id, 'declined');
    expect((await calendar.find(id, token(1))).body.answer).toBe('going');
    await calendar.shift(id, -10);
    await calendar.answer(token(1), id, 'declined');
    expect((await calendar.find(id, token(1))).body).toMatchObject({ going: 0, answer: 'declined' });
  });

  it('is rejected for events that are over, canceled or not published', async () => {
    const over = await calendar.publish();
    await calendar.shift(over.id, -300);
    expectError(await calendar.answer(token(0), over.id, 'going'), 409, 'EVENT_STATE_REFUSED');
    const called = await calendar.publish();
    await calendar.move(calendar.host, called, 'cancel', { scope: 'all' });
    expectError(await calendar.answer(token(0), called.id, 'going'), 409, 'EVENT_STATE_REFUSED');
    const draft = await calendar.begin();
    expectError(await calendar.answer(token(0), draft.id, 'going'), 404, 'EVENT_NOT_FOUND');
    expectError(await calendar.answer(calendar.host, draft.id, 'going'), 409, 'EVENT_STATE_REFUSED');
  });

  it('is sent live to visitors of the event', async () => {
    const { id } = await calendar.publish({ capacity: 5 });
    const page = await listen(other, { topics: [`events/${id}`], token: token(9) });
    await expect.poll(() => page.named('counts')).toMatchObject([{ going: 0, capacity: 5 }]);
    await calendar.answer(token(0), id, 'going');
    await expect.poll(() => page.named('counts').at(-1)).toMatchObject({ going: 1, waiting: 0 });
    page.close();
  });
});

describe('places of members who may not come anymore', () => {
  it('are assigned to the next eligible member of the waitlist, skipping others who lost the role', async () => {
    const tokens = await Promise.all(['crew1', 'crew2', 'crew3', 'crew4'].map((name) => api.as(name)));
    for (const one of tokens) await api.call('GET /api/users/me', { token: one });
    const grant = `INSERT INTO role_assignments (user_id, role, source) SELECT 'auth0|crew' || n, 'HELPER', 'site' FROM generate_series(1, 4) n`;
    await api.database.sql(grant);
    const { id } = await calendar.publish({ capacity: 1, audience: { kind: 'roles', roles: ['HELPER'] } });
    for (const one of tokens) expect((await calendar.answer(one, id, 'going')).status).toBe(200);
    await api.database.sql(`DELETE FROM role_assignments WHERE user_id = 'auth0|crew2'`);
    await calendar.answer(tokens[0] ?? '', id, 'declined');
    expect(await rsvpsOf(id, 'going')).toMatchObject([{ user_id: 'auth0|crew3' }]);
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|crew3'`);
    const list = `GET /api/events/${id}/attendees` as 'GET /api/events/:id/attendees';
    expect((await api.call(list, { token: calendar.host })).body.items).toEqual([]);
    await api.get(EventAnswersService).fillAllPlaces(new Date());
    expect(await rsvpsOf(id, 'going')).toMatchObject([{ user_id: 'auth0|crew4' }]);
    expect(await rsvpsOf(id, 'waitlisted')).toEqual([]);
    const told = (await inboxAfterFanout(api, tokens[3] ?? '')).filter(
      ({ type }) => type === 'event.promoted',
    );
    expect(told).toMatchObject([{ href: `/events/${id}`, facts: { title: 'Harbour market' } }]);
  });

  it('are freed when a member is deleted, and reassigned', async () => {
    const { id } = await calendar.publish({ capacity: 1 });
    await calendar.answer(token(10), id, 'going');
    await calendar.answer(token(11), id, 'going');
    await api.database.sql(`DELETE FROM users WHERE id = 'auth0|racer10'`);
    expect(await countsOf(id)).toEqual({ going: 0, maybe: 0, waiting: 1 });
    await api.get(EventAnswersService).fillAllPlaces(new Date());
    expect(await countsOf(id)).toEqual({ going: 1, maybe: 0, waiting: 0 });
  });
});
