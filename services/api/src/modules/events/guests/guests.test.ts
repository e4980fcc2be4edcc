import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { makeArticle } from '../../../../test/test-articles.ts';
import { type Calendar, makeMembers, makePicture, startCalendar } from '../../../../test/test-calendar.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';

let api: TestApi;
let calendar: Calendar;
let guests: string[];
beforeAll(async () => {
  api = await startTestApi();
  calendar = await startCalendar(api);
  guests = await makeMembers(api, 6, 'guest');
});
afterAll(() => api.stop());

const token = (at: number) => guests[at] ?? '';
/** Creates an event with two members going, one maybe, two on the waitlist, and one declined. */
async function fullHouse() {
  const event = await calendar.publish({ capacity: 2 });
  for (const [at, status] of (['going', 'going', 'going', 'going', 'maybe', 'declined'] as const).entries())
    await calendar.answer(token(at), event.id, status);
  return event;
}
const listed = (id: string, query = '', by = calendar.host) =>
  api.call(`GET /api/events/${id}/guests${query}` as 'GET /api/events/:id/guests', { token: by });
const checkIn = (by: string, id: string, code: string) =>
  api.call(`POST /api/events/${id}/check-in`, { token: by, body: { code } });
const tick = (id: string, username: string, attended: boolean, by = calendar.host) =>
  api.call(`PUT /api/events/${id}/guests/${username}/attendance`, { token: by, body: { attended } });

describe('the list of guests', () => {
  it('is available to hosts and publishers, filtered by answer and paginated', async () => {
    const { id } = await fullHouse();
    const { body } = await listed(id);
    expect(body.items.map(({ person, status, place }) => [person.username, status, place])).toEqual([
      ['guest0', 'going', null],
      ['guest1', 'going', null],
      ['guest2', 'waitlisted', 1],
      ['guest3', 'waitlisted', 2],
      ['guest4', 'maybe', null],
      ['guest5', 'declined', null],
    ]);
    for (const query of ['?limit=2', '?limit=1&status=waitlisted']) {
      const first = await listed(id, query);
      const next = await listed(id, `${query}&cursor=${first.body.nextCursor}`);
      expect(next.body.items[0]?.person.username).toBe(query.includes('waitlisted') ? 'guest3' : 'guest2');
    }
    expectError(await listed(id, '', token(0)), 403, 'ACCESS_DENIED');
    expect((await listed(id, '', calendar.editor)).status).toBe(200);
  });

  it('is exported without formulas', async () => {
    const { id } = await fullHouse();
    await api.database.sql(`UPDATE users SET full_name = '=HYPERLINK("x")' WHERE id = 'auth0|guest0'`);
    const answer = await api.call(`GET /api/events/${id}/guests/export`, { token: calendar.host });
    const lines = String(answer.body).trim().split('\r\n');
    expect(answer.headers.get('content-disposition')).toContain('guests.csv');
    expect(lines).toHaveLength(7);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[3]).toMatch(/^"guest2","guest2","waitlisted","1",/);
  });

  it('names only guests who show themselves, and counts the others', async () => {
    const { id } = await fullHouse();
    await api.database.sql(`UPDATE users SET visibility = '{"page":"nobody"}' WHERE id = 'auth0|guest1'`);
    const path = `GET /api/events/${id}/attendees` as 'GET /api/events/:id/attendees';
    const { body } = await api.call(path, { token: calendar.member });
    expect(body.items.map(({ person }) => person.username)).toEqual(['guest0']);
    expect((await calendar.find(id)).body).toMatchObject({ going: 2, maybe: 1, waiting: 2 });
    expectError(await api.call(path), 401, 'AUTHENTICATION_REQUIRED');
  });
});

describe('checking in', () => {
  it('requires the code that hosts see, from an hour before the start until the end', async () => {
    const { id } = await fullHouse();
    const codeFor = async (by: string) => (await calendar.find(id, by)).body.checkIn.code;
    const [stored] = await api.database.sql<{ code: string }>(
      'SELECT code FROM event_occurrences WHERE id = $1',
      [id],
    );
    const code = stored?.code ?? '';
    expect(await codeFor(calendar.host)).toBeNull();
    expectError(await checkIn(token(0), id, code), 409, 'EVENT_CHECK_IN_CLOSED');
    await calendar.shift(id, 59);
    expect([await codeFor(calendar.host), await codeFor(token(0))]).toEqual([code, null]);
    const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
    expectError(await checkIn(token(0), id, wrong), 422, 'EVENT_CODE_WRONG');
    expectError(await checkIn(token(0), id, 'nonsense!'), 422, 'INPUT_INVALID');
    const { body } = await checkIn(token(0), id, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
    expect(body.mine).toMatchObject({ status: 'going', attendedAt: expect.any(String) });
    const walkIn = await checkIn(calendar.member, id, code);
    expect(walkIn.body).toMatchObject({
      maybe: 2,
      mine: { status: 'maybe', attendedAt: expect.any(String) },
    });
    expect((await calendar.find(id)).body.attended).toBe(2);
    await calendar.shift(id, -70);
    expectError(await checkIn(token(1), id, code), 409, 'EVENT_CHECK_IN_CLOSED');
  });

  it('is possible for hosts on behalf of guests, also afterwards', async () => {
    const { id } = await fullHouse();
    expectError(await tick(id, 'guest0', true), 409, 'EVENT_CHECK_IN_CLOSED');
    await calendar.shift(id, -300);
    expect((await tick(id, 'guest0', true)).body.attendedAt).not.toBeNull();
    expect((await calendar.find(id)).body.attended).toBe(1);
    expect((await tick(id, 'guest0', false)).body.attendedAt).toBeNull();
    expectError(await tick(id, 'mel', true), 404, 'EVENT_GUEST_NOT_FOUND');
    expectError(await tick(id, 'guest0', true, token(0)), 403, 'ACCESS_DENIED');
  });
});

describe('a message to the guests', () => {
  const write = (id: string, to: string[], by = calendar.host) =>
    api.call(`POST /api/events/${id}/messages`, { token: by, body: { text: 'Bring lights.', to } });

  it('reaches each addressed guest once, at most five times a day', async () => {
    const { id } = await fullHouse();
    expect((await write(id, ['going', 'waitlisted'])).body).toEqual({ receivers: 4, left: 4 });
    const told = async (at: number) =>
      (await inboxAfterFanout(api, token(at))).filter(
        ({ type, href }) => type === 'event.message' && href === `/events/${id}`,
      );
    expect(await told(2)).toMatchObject([
      { facts: { title: 'Harbour market: Bring lights.' }, actor: { username: 'hosanna' } },
    ]);
    expect([await told(4), await told(5)]).toEqual([[], []]);
    for (let sent = 1; sent < 5; sent += 1) expect((await write(id, ['going'])).status).toBe(201);
    expectError(await write(id, ['going']), 409, 'EVENT_MESSAGES_SPENT');
    expectError(await write(id, ['going'], token(0)), 403, 'ACCESS_DENIED');
  });
});

describe('the aftermath of an event', () => {
  it('consists of photos and an article, once it has begun', async () => {
    const { id } = await fullHouse();
    const mediaId = await makePicture(api);
    const setPhotos = (photos: object[]) =>
      api.call(`PUT /api/events/${id}/photos`, { token: calendar.host, body: { photos } });
    const photo = { mediaId, alt: 'The start' };
    expectError(await setPhotos([photo]), 409, 'EVENT_STATE_REFUSED');
    await calendar.shift(id, -300);
    expect((await setPhotos([photo])).body.photos).toMatchObject([{ mediaId, alt: 'The start' }]);
    expect(
      await api.database.sql('SELECT owner_kind FROM media_uses WHERE media_id = $1', [mediaId]),
    ).toEqual([{ owner_kind: 'event-date' }]);
    const articleId = await makeArticle(api.database, { title: 'How it was' });
    const [article] = await api.database.sql<{ slug: string }>('SELECT slug FROM articles WHERE id = $1', [
      articleId,
    ]);
    const setRecap = (slug: string | null) =>
      api.call(`PUT /api/events/${id}/recap`, { token: calendar.host, body: { slug } });
    expect((await setRecap(article?.slug ?? '')).body.recap).toMatchObject({ title: 'How it was' });
    expectError(await setRecap('nowhere'), 404, 'ARTICLE_NOT_FOUND');
    await api.database.sql('DELETE FROM articles WHERE id = $1', [articleId]);
    expect((await calendar.find(id)).body.recap).toBeNull();
  });
});
