import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';
import { inboxAfterFanout, inboxOf, prefer, untilFannedOut } from '../../../test/test-notifications.ts';
import { FanoutService } from './fanout.service.ts';

let api: TestApi;
let room: Newsroom;
let moderator: string;
beforeAll(async () => {
  api = await startTestApi();
  room = await startNewsroom(api);
  moderator = await api.as('mona', 'MODERATOR');
  await api.call('GET /api/users/me', { token: moderator });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await untilFannedOut(api);
  await api.database.sql('DELETE FROM notifications');
});

/** Sorted, because simultaneous notifications have no defined order. */
const typesFor = async (token: string) => (await inboxAfterFanout(api, token)).map(({ type }) => type).sort();
const comment = async (token: string, articleId: string, text = 'Well said.') =>
  (await api.call(`POST /api/articles/${articleId}/comments`, { token, body: { text } })).body;
const decide = (id: string, decision: 'show' | 'remove') =>
  api.call(`POST /api/comments/${id}/moderation`, { token: moderator, body: { decision } });

describe('a published article', () => {
  it('notifies every member except its publisher, and its author of the publication', async () => {
    const draft = await room.begin(room.author, { title: 'The ferry is back' });
    await room.move(room.editor, draft, 'published');
    const [notification, ...more] = await inboxAfterFanout(api, room.reader);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      type: 'article.published',
      actor: { username: 'writer', fullName: 'Writer Tester', avatarUrl: null },
      facts: { title: 'The ferry is back', count: 1, publishAt: null },
      href: '/news/the-ferry-is-back',
      readAt: null,
    });
    expect(await typesFor(room.author)).toEqual(['article.released']);
    expect(await typesFor(room.editor)).toEqual([]);
  });

  it('withdraws unread notifications when it is archived', async () => {
    const article = await room.publish({ title: 'Withdrawn soon' });
    const [mine] = await inboxAfterFanout(api, room.reader);
    await api.call('POST /api/notifications/read', { token: room.reader, body: { ids: [mine?.id] } });
    expect(await typesFor(room.author)).toEqual(['article.published']);
    await room.move(room.editor, article, 'archived');
    expect(await typesFor(room.author)).toEqual([]);
    expect(await typesFor(room.reader)).toEqual(['article.published']);
  });

  it('notifies no one when it is archived before the fan-out', async () => {
    const article = await room.publish({ title: 'Gone before it was news' });
    await untilFannedOut(api);
    await api.database.sql('DELETE FROM notifications');
    await api.database.sql(
      `UPDATE notification_events SET fanout_ended_at = NULL, fanout_cursor = '' WHERE subject = $1`,
      [`article:${article.id}`],
    );
    await room.move(room.editor, article, 'archived');
    await untilFannedOut(api);
    const rows = await api.database.sql(
      `SELECT 1 FROM notifications n JOIN notification_events e ON e.id = n.event_id WHERE e.subject = $1`,
      [`article:${article.id}`],
    );
    expect(rows).toEqual([]);
  });

  it('is announced with the change or not at all', async () => {
    const draft = await room.begin(room.editor, { title: 'Never said' });
    await api.database.sql('ALTER TABLE notification_events ADD CONSTRAINT refuse CHECK (false) NOT VALID');
    expect((await room.move(room.editor, draft, 'published')).status).toBe(500);
    await api.database.sql('ALTER TABLE notification_events DROP CONSTRAINT refuse');
    expect((await room.find(room.editor, draft.id)).body.state).toBe('draft');
    expect(await typesFor(room.reader)).toEqual([]);
  });
});

describe('an unpublished article', () => {
  it('notifies publishers when it is submitted, until a decision', async () => {
    const draft = await room.begin(room.author, { title: 'Please read' });
    const { body: handedIn } = await room.move(room.author, draft, 'in_review');
    expect(await inboxAfterFanout(api, room.editor)).toMatchObject([
      { type: 'article.submitted', actor: { username: 'writer' }, href: `/news/${draft.id}/edit` },
    ]);
    for (const token of [room.author, room.other, room.reader, moderator])
      expect(await typesFor(token)).toEqual([]);
    await room.move(room.editor, handedIn, 'draft');
    expect(await typesFor(room.editor)).toEqual([]);
    expect(await inboxAfterFanout(api, room.author)).toMatchObject([
      { type: 'article.sent_back', actor: { username: 'chief' }, facts: { title: 'Please read' } },
    ]);
  });

  it('notifies its author of the scheduled time, and never of their own actions', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const draft = await room.begin(room.author, { title: 'Tomorrow' });
    const { body: scheduled } = await room.move(room.editor, draft, 'scheduled', publishAt);
    expect(await inboxAfterFanout(api, room.author)).toMatchObject([
      { type: 'article.released', facts: { publishAt } },
    ]);
    await room.move(room.editor, scheduled, 'draft');
    expect(await typesFor(room.author)).toEqual(['article.sent_back']);
    const own = await room.begin(room.editor, { title: 'My own' });
    await room.move(room.editor, own, 'scheduled', publishAt);
    expect(await typesFor(room.editor)).toEqual([]);
  });
});

describe('comments', () => {
  it('notify the author of the article, merged while unread', async () => {
    const draft = await room.begin(room.author, { title: 'Talk of the town' });
    const { body: article } = await room.move(room.editor, draft, 'published');
    await comment(room.editor, article.id);
    // Sequentially, because the last one provides the name in the row.
    await inboxAfterFanout(api, room.author);
    await comment(moderator, article.id);
    await comment(room.author, article.id, 'Thank you.');
    const posted = (await inboxAfterFanout(api, room.author)).filter(({ type }) => type === 'comment.posted');
    expect(posted).toMatchObject([
      {
        actor: { username: 'mona' },
        facts: { title: 'Talk of the town', count: 2 },
        href: '/news/talk-of-the-town#comments',
      },
    ]);
    await api.call('POST /api/notifications/read', { token: room.author, body: { ids: [posted[0]?.id] } });
    await comment(room.editor, article.id, 'Once more.');
    const [newest] = await inboxAfterFanout(api, room.author);
    expect(newest).toMatchObject({ type: 'comment.posted', facts: { count: 1 } });
  });

  it('are merged as well when they are simultaneous, whichever process fans them out', async () => {
    const draft = await room.begin(room.author, { title: 'All at once' });
    const { body: article } = await room.move(room.editor, draft, 'published');
    await Promise.all(Array.from({ length: 12 }, () => comment(room.editor, article.id)));
    await Promise.all([1, 2, 3].map(() => api.get(FanoutService).fanOutAll()));
    const posted = (await inboxAfterFanout(api, room.author)).filter(({ type }) => type === 'comment.posted');
    expect(posted).toMatchObject([{ facts: { count: 12 } }]);
  });

  it('notify moderators while they are held; then their author and that of the article', async () => {
    const draft = await room.begin(room.author, { title: 'First words' });
    const { body: article } = await room.move(room.editor, draft, 'published');
    const newcomer = await api.as('newcomer');
    const held = await comment(newcomer, article.id);
    expect(held.state).toBe('held');
    expect(await typesFor(moderator)).toEqual(['article.published', 'comment.held']);
    expect(await typesFor(room.author)).toEqual(['article.released']);
    await decide(held.id, 'show');
    expect(await typesFor(moderator)).toEqual(['article.published']);
    expect(await typesFor(room.author)).toEqual(['article.released', 'comment.posted']);
    const [released] = await inboxAfterFanout(api, newcomer);
    expect(released).toMatchObject({
      type: 'comment.released',
      actor: null,
      facts: { title: 'First words' },
    });
  });

  it('withdraw notifications when they are removed', async () => {
    const article = await room.publish({ title: 'Second thoughts' });
    const hasty = await api.as('hasty');
    const held = await comment(hasty, article.id);
    expect(await typesFor(moderator)).toContain('comment.held');
    await api.call(`DELETE /api/comments/${held.id}`, { token: hasty });
    expect(await typesFor(moderator)).not.toContain('comment.held');
  });
});

describe('opted-out members', () => {
  it('aren’t notified, of one type or of all', async () => {
    const { body } = await api.call('GET /api/notifications/preferences', { token: room.reader });
    const types = { ...body.types, 'article.published': { inApp: false, email: true, push: true } };
    await prefer(api, room.reader, { types });
    await prefer(api, room.other, { inApp: false });
    await room.publish({ title: 'Not for everybody' });
    expect(await typesFor(room.reader)).toEqual([]);
    expect(await typesFor(room.other)).toEqual([]);
    expect(await typesFor(room.author)).toEqual(['article.published']);
    await prefer(api, room.reader, { types: body.types });
    await prefer(api, room.other, { inApp: true });
  });
});

it('fans out one event in batches, notifying each member once despite repetitions', async () => {
  await api.database.sql(
    `INSERT INTO users (id, email, full_name, username)
     SELECT 'auth0|many-' || n, 'm' || n || '@example.com', 'Many ' || n, 'many-' || n FROM generate_series(1, 2500) n`,
  );
  await room.publish({ title: 'For thousands' });
  await untilFannedOut(api);
  await api.database.sql(
    `UPDATE notification_events SET fanout_ended_at = NULL, fanout_cursor = '' WHERE title = 'For thousands'`,
  );
  await Promise.all([api.get(FanoutService).fanOutAll(), api.get(FanoutService).fanOutAll()]);
  const [counted] = await api.database.sql<{ n: number; members: number }>(
    `SELECT count(*)::int AS n, (SELECT count(*)::int FROM users) AS members FROM notifications`,
  );
  // Everyone except its author and publisher.
  expect(counted?.n).toBe((counted?.members ?? 0) - 1);
  await api.database.sql(`DELETE FROM users WHERE id LIKE 'auth0|many-%'`);
});

it('isn’t blocked by an event that fails', async () => {
  await api.database.sql(
    `ALTER TABLE notifications ADD CONSTRAINT refuse_one CHECK (user_id <> 'auth0|writer') NOT VALID`,
  );
  const draft = await room.begin(room.other, { title: 'Stuck' });
  const { body } = await room.move(room.other, draft, 'in_review');
  expect(body.state).toBe('in_review');
  const mine = await room.begin(room.author, { title: 'Stuck too' });
  await room.move(room.editor, mine, 'published');
  // The run that the announcement started may have locked the event at this moment.
  const failure = () => api.get(FanoutService).fanOutAll().then(String, String);
  await expect.poll(failure, { timeout: 10_000 }).toContain('can’t be told');
  expect((await inboxOf(api, room.editor)).map(({ facts }) => facts.title)).toEqual(['Stuck']);
  await api.database.sql('ALTER TABLE notifications DROP CONSTRAINT refuse_one');
  expect(await typesFor(room.author)).toEqual(['article.released']);
});
