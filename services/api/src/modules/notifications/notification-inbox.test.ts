import type { Notification } from '@boardwalk/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { inboxOf, prefer } from '../../../test/test-notifications.ts';
import { RowRetentionService } from '../../platform/retention/row-retention.service.ts';

let api: TestApi;
let reader: string;
let other: string;
beforeAll(async () => {
  api = await startTestApi();
  [reader, other] = [await api.as('reader'), await api.as('other')];
  for (const token of [reader, other]) await api.call('GET /api/users/me', { token });
});
afterAll(() => api.stop());
beforeEach(() => api.database.sql('DELETE FROM notification_events'));

/** Inserts notifications about articles, oldest first. */
const tell = (name: string, count: number) =>
  api.database.sql(
    `WITH e AS (
       INSERT INTO notification_events (type, subject, actor_id, title, href, fanout_ended_at)
       SELECT 'article.published', 'article:' || n, CASE WHEN n % 2 = 0 THEN 'auth0|gone' ELSE 'auth0|other' END,
         'Article ' || n, '/news/' || n, now() FROM generate_series(1, $2) n RETURNING id, title)
     INSERT INTO notifications (event_id, user_id, created_at)
     SELECT id, $1, now() - interval '1 hour' + split_part(title, ' ', 2)::int / 3 * interval '1 second' FROM e`,
    [`auth0|${name}`, count],
  );
const read = (token: string, body: object) => api.call('POST /api/notifications/read', { token, body });
const unread = async (token: string) =>
  (await api.call('GET /api/notifications/unread', { token })).body.count;

it('marks notifications that link to any part of a page as read, and no others', async () => {
  const tellOf = (href: string) =>
    api.database.sql(
      `WITH e AS (INSERT INTO notification_events (type, subject, title, href, fanout_ended_at)
         VALUES ('comment.replied', $1, $1, $1, now()) RETURNING id)
       INSERT INTO notifications (event_id, user_id) SELECT id, member FROM e, unnest(ARRAY['auth0|reader', 'auth0|other']) member`,
      [href],
    );
  for (const href of ['/news/pier', '/news/pier#comment-1', '/news/pier-9', '/inbox?item=1', '/inbox?item=2'])
    await tellOf(href);
  const left = async () =>
    (await inboxOf(api, reader)).filter(({ readAt }) => !readAt).map(({ href }) => href);
  expect((await read(reader, { page: '/news/pier?after=x' })).body).toEqual({ count: 3 });
  expect((await left()).sort()).toEqual(['/inbox?item=1', '/inbox?item=2', '/news/pier-9']);
  expect((await read(reader, { page: '/inbox?item=2' })).body).toEqual({ count: 2 });
  expect((await read(reader, { page: '/inbox' })).body).toEqual({ count: 2 });
  expect(await unread(other)).toBe(5);
  expectError(await read(reader, { page: 'news/pier' }), 422, 'INPUT_INVALID');
});

describe('the list', () => {
  it('contains one’s own notifications, newest first, each once across pages', async () => {
    await tell('reader', 25);
    await tell('other', 3);
    const seen: Notification[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await api.call(`GET /api/notifications?limit=4${cursor && `&cursor=${cursor}`}`, {
        token: reader,
      });
      seen.push(...body.items);
      if (!body.nextCursor) break;
      cursor = body.nextCursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(25);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(await inboxOf(api, other)).toHaveLength(3);
  });

  it('shows the current name of the actor, and a placeholder for deleted ones', async () => {
    await tell('reader', 2);
    const actors = (await inboxOf(api, reader)).map(({ actor }) => actor?.fullName);
    expect(actors.sort()).toEqual(['Deleted member', 'Other Tester']);
  });

  it('can be limited to unread ones', async () => {
    await tell('reader', 3);
    const [first] = await inboxOf(api, reader);
    await read(reader, { ids: [first?.id] });
    const { body } = await api.call('GET /api/notifications?unread=true', { token: reader });
    expect(body.items).toHaveLength(2);
    expect(body.items.map(({ id }) => id)).not.toContain(first?.id);
  });
});

describe('reading', () => {
  it('marks one’s own as read, by id or until an instant', async () => {
    await tell('reader', 9);
    await tell('other', 2);
    const [newest, second, third] = await inboxOf(api, reader);
    const [foreign] = await inboxOf(api, other);
    const answer = await read(reader, { ids: [newest?.id, newest?.id, foreign?.id] });
    expect([answer.status, answer.body]).toEqual([200, { count: 8 }]);
    expect(await unread(other)).toBe(2);
    expect((await inboxOf(api, reader))[0]?.readAt).not.toBeNull();
    const left = (await inboxOf(api, reader)).filter(({ at }) => at > (third?.at ?? '')).length;
    expect((await read(reader, { until: third?.at })).body.count).toBeLessThan(left + 1);
    expect((await read(reader, { until: second?.at })).body.count).toBe(0);
  });

  it('is counted up to a hundred', async () => {
    await tell('reader', 130);
    expect(await unread(reader)).toBe(100);
  });

  it('requires a selection', async () => {
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { until: 'now' }, { ids: [], until: 'now' }])
      expectError(await read(reader, body), 422, 'INPUT_INVALID');
  });
});

describe('preferences', () => {
  const preferences = async (token: string) =>
    (await api.call('GET /api/notifications/preferences', { token })).body;

  it('belong to each member, and reject an outdated version', async () => {
    const before = await preferences(reader);
    expect(before.version).toBe(0);
    await prefer(api, reader, { marketing: true, language: 'de' });
    expect(await preferences(reader)).toEqual({ ...before, marketing: true, language: 'de', version: 1 });
    expect(await preferences(other)).toEqual(before);
    const stale = await api.call('PUT /api/notifications/preferences', { token: reader, body: before });
    const { details } = expectError(stale, 409, 'PREFERENCES_STALE');
    expect(details?.current).toMatchObject({ version: 1, language: 'de' });
  });

  it('are saved once by two simultaneous requests with the same version', async () => {
    const body = await preferences(other);
    const change = () => api.call('PUT /api/notifications/preferences', { token: other, body });
    const answers = await Promise.all([change(), change(), change()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

it('deletes notifications ninety days after reading, or after a year, and events without any', async () => {
  await tell('reader', 4);
  const age = (title: string, column: string, days: number) =>
    api.database.sql(
      `UPDATE notifications n SET ${column} = now() - make_interval(days => $2) FROM notification_events e
       WHERE e.id = n.event_id AND e.title = $1`,
      [title, days],
    );
  await age('Article 1', 'read_at', 91);
  await age('Article 2', 'read_at', 89);
  await age('Article 3', 'created_at', 366);
  await api.database.sql(`UPDATE notification_events SET created_at = now() - interval '400 days'`);
  expect(await api.get(RowRetentionService).deleteOld()).toEqual({
    notifications: 2,
    notification_events: 2,
  });
  expect((await inboxOf(api, reader)).map(({ facts }) => facts.title).sort()).toEqual([
    'Article 2',
    'Article 4',
  ]);
  expect(await api.database.sql('SELECT title FROM notification_events ORDER BY title')).toEqual([
    { title: 'Article 2' },
    { title: 'Article 4' },
  ]);
});
