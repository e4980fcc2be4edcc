import type { Comment, CommentThread } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { makeArticle } from '../../../test/test-articles.ts';
import { inboxAfterFanout } from '../../../test/test-notifications.ts';

let api: TestApi;
let moderator: string;
let ann: string;
let ben: string;
beforeAll(async () => {
  api = await startTestApi();
  moderator = await api.as('mona', 'MODERATOR');
  [ann, ben] = [await api.as('ann', 'WHITELISTED'), await api.as('ben', 'WHITELISTED')];
  for (const token of [moderator, ann, ben]) await api.call('GET /api/users/me', { token });
});
afterAll(() => api.stop());

const send = (token: string, article: string, text: string, replyTo?: string) =>
  api.call(`POST /api/articles/${article}/comments`, { token, body: { text, replyTo } });
async function write(token: string, article: string, text: string, replyTo?: string): Promise<Comment> {
  const answer = await send(token, article, text, replyTo);
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body;
}
async function list(token: string, article: string, query = 'limit=50') {
  const answer = await api.call(
    `GET /api/articles/${article}/comments?${query}` as 'GET /api/articles/:id/comments',
    { token },
  );
  expect(answer.status).toBe(200);
  return answer.body;
}
const remove = (token: string, id: string) => api.call(`DELETE /api/comments/${id}`, { token });
const toldOf = async (token: string, type: string) =>
  (await inboxAfterFanout(api, token)).filter((one) => one.type === type);
const texts = (comments: readonly Pick<Comment, 'text'>[]) => comments.map(({ text }) => text);

describe('replies', () => {
  it('are listed under the comment that they answer, and replies to replies in the same thread', async () => {
    const article = await makeArticle(api.database);
    const first = await write(ann, article, 'First.');
    await write(ann, article, 'Second.');
    const reply = await write(ben, article, 'A reply.', first.id);
    expect(reply).toMatchObject({ parentId: first.id, state: 'shown' });
    expect(await write(ann, article, 'And an answer.', reply.id)).toMatchObject({ parentId: first.id });
    const { items } = await list(ben, article);
    expect(texts(items)).toEqual(['First.', 'Second.']);
    expect(items[0]?.replies).toMatchObject({
      count: 2,
      nextCursor: null,
      items: [{ text: 'A reply.' }, { text: 'And an answer.' }],
    });
    expect(items[1]?.replies).toEqual({ count: 0, nextCursor: null, items: [] });
  });

  it('are paginated after the first three, each exactly once, despite concurrent writes', async () => {
    const article = await makeArticle(api.database);
    const first = await write(ann, article, 'Many will answer.');
    for (let number = 1; number <= 8; number += 1) await write(ben, article, `${number}`, first.id);
    const thread = (await list(ann, article)).items[0] as CommentThread;
    expect(thread.replies).toMatchObject({ count: 8 });
    expect(texts(thread.replies.items)).toEqual(['1', '2', '3']);
    const seen: string[] = [];
    for (let cursor = thread.replies.nextCursor; cursor; ) {
      const page = await list(ann, article, `under=${first.id}&limit=2&cursor=${cursor}`);
      seen.push(...texts(page.items));
      if (seen.length === 2) {
        await write(ann, article, '9', first.id);
        await write(ann, article, 'Elsewhere.');
      }
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['4', '5', '6', '7', '8', '9']);
  });

  it('can be linked to on any page', async () => {
    const article = await makeArticle(api.database);
    const first = await write(ann, article, 'Asked.');
    const replies: Comment[] = [];
    for (let number = 1; number <= 5; number += 1)
      replies.push(await write(ben, article, `${number}`, first.id));
    const found = await list(ann, article, `thread=${replies[4]?.id}`);
    expect(found.items).toHaveLength(1);
    expect(found.items[0]).toMatchObject({ id: first.id, replies: { count: 5 } });
    expect(texts(found.items[0]?.replies.items ?? [])).toEqual(['1', '2', '3', '5']);
    const other = await makeArticle(api.database);
    expect((await list(ann, other, `thread=${first.id}`)).items).toEqual([]);
    expect((await list(ann, other, `under=${first.id}`)).items).toEqual([]);
  });

  it('stay when the answered comment is removed, which can’t be answered anymore', async () => {
    const article = await makeArticle(api.database);
    const first = await write(ann, article, 'Never mind.');
    const reply = await write(ben, article, 'But I do.', first.id);
    expect((await remove(ann, first.id)).status).toBe(204);
    const { items } = await list(ben, article);
    expect(items).toMatchObject([
      {
        id: first.id,
        text: '',
        state: 'removed',
        removedBy: 'author',
        replies: { items: [{ id: reply.id }] },
      },
    ]);
    expectError(await send(ben, article, 'Too late.', first.id), 404, 'COMMENT_NOT_FOUND');
    // The thread itself stays open.
    expect(await write(ann, article, 'Fine.', reply.id)).toMatchObject({ parentId: first.id });
    await remove(moderator, reply.id);
    expect((await list(ben, article)).items[0]?.replies).toMatchObject({
      count: 2,
      items: [{ text: '', removedBy: 'moderator' }, { text: 'Fine.' }],
    });
  });

  it('must be in the same article, to a comment that the reader may see', async () => {
    const [here, there] = [await makeArticle(api.database), await makeArticle(api.database)];
    const first = await write(ann, here, 'Here.');
    expectError(await send(ben, there, 'There.', first.id), 404, 'COMMENT_NOT_FOUND');
    const held = await write(await api.as('brand-new'), here, 'Hello?');
    expect(held.state).toBe('held');
    expectError(await send(ben, here, 'Hello.', held.id), 404, 'COMMENT_NOT_FOUND');
    const shy = await api.as('shy');
    await write(shy, here, 'May I?', first.id);
    expect((await list(ben, here)).items[0]?.replies).toMatchObject({ count: 0, items: [] });
    expect((await list(shy, here)).items[0]?.replies).toMatchObject({ count: 1 });
    expect((await list(moderator, here)).items[0]?.replies).toMatchObject({ count: 1 });
  });

  it('are all stored when they are sent simultaneously', async () => {
    const article = await makeArticle(api.database);
    const first = await write(ann, article, 'Who is there?');
    await Promise.all(
      Array.from({ length: 6 }, (_, number) => write(number % 2 ? ann : ben, article, `${number}`, first.id)),
    );
    expect((await list(ann, article)).items[0]?.replies.count).toBe(6);
  });

  it('are stored or rejected, but never lost, while the answered comment is removed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const article = await makeArticle(api.database);
      const first = await write(ann, article, 'Going, going.');
      const [answer, removal] = await Promise.all([
        send(ben, article, 'Wait!', first.id),
        remove(ann, first.id),
      ]);
      expect(removal.status).toBe(204);
      expect([201, 404]).toContain(answer.status);
      const thread = (await list(ben, article)).items[0];
      expect(thread).toMatchObject({ state: 'removed', replies: { count: answer.status === 201 ? 1 : 0 } });
    }
  });
});

describe('the answered member', () => {
  it('is notified once, and never of their own reply', async () => {
    const article = await makeArticle(api.database, { title: 'Answered' });
    const first = await write(ann, article, 'Is anybody there?');
    const reply = await write(ben, article, 'I am, @ann.', first.id);
    await write(ann, article, 'Talking to myself.', first.id);
    const told = (await toldOf(ann, 'comment.replied')).filter(({ facts }) => facts.title === 'Answered');
    expect(told).toMatchObject([
      { actor: { username: 'ben' }, href: expect.stringMatching(new RegExp(`#comment-${reply.id}$`)) },
    ]);
    // A mention in the same comment causes no second notification.
    expect(
      (await toldOf(ann, 'comment.mentioned')).filter(({ facts }) => facts.title === 'Answered'),
    ).toEqual([]);
    await remove(ben, reply.id);
    expect((await toldOf(ann, 'comment.replied')).filter(({ facts }) => facts.title === 'Answered')).toEqual(
      [],
    );
  });

  it('is notified of a held reply only after its approval', async () => {
    const article = await makeArticle(api.database, { title: 'Patience' });
    const first = await write(ann, article, 'Anyone?');
    const newcomer = await api.as('patient');
    const { id } = await write(newcomer, article, 'Me.', first.id);
    const told = async () =>
      (await toldOf(ann, 'comment.replied')).filter(({ facts }) => facts.title === 'Patience');
    expect(await told()).toEqual([]);
    for (const decision of ['show', 'hold', 'show'] as const)
      await api.call(`POST /api/comments/${id}/moderation`, { token: moderator, body: { decision } });
    expect(await told()).toHaveLength(1);
  });

  it('isn’t notified while their account is closed', async () => {
    const article = await makeArticle(api.database, { title: 'Behind bars' });
    const banned = await api.as('banned', 'WHITELISTED');
    const first = await write(banned, article, 'Catch me.');
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|banned'`);
    await write(ann, article, 'They did.', first.id);
    await inboxAfterFanout(api, ann);
    const rows = await api.database.sql(`SELECT 1 FROM notifications WHERE user_id = 'auth0|banned'
      AND event_id IN (SELECT id FROM notification_events WHERE title = 'Behind bars')`);
    expect(rows).toEqual([]);
  });
});

describe('a report', () => {
  it('notifies its reporter of the outcome, without the moderator’s name', async () => {
    const article = await makeArticle(api.database, { title: 'Quarrel' });
    const report = (token: string, id: string) =>
      api.call(`POST /api/comments/${id}/report`, { token, body: { kind: 'insult' } });
    const decide = (id: string, decision: string) =>
      api.call(`POST /api/comments/${id}/moderation`, { token: moderator, body: { decision } });
    const [rude, fine] = [await write(ann, article, 'Clowns.'), await write(ann, article, 'Jugglers.')];
    for (const { id } of [rude, fine]) {
      expect((await report(ben, id)).status).toBe(204);
      expect((await report(moderator, id)).status).toBe(204);
    }
    await decide(rude.id, 'hold');
    expect(await toldOf(ben, 'report.upheld')).toEqual([]);
    await decide(rude.id, 'remove');
    await decide(fine.id, 'show');
    expect(await toldOf(ben, 'report.upheld')).toMatchObject([{ actor: null, facts: { title: 'Quarrel' } }]);
    expect(await toldOf(ben, 'report.dismissed')).toMatchObject([
      { actor: null, facts: { title: 'Quarrel' } },
    ]);
    expect(await toldOf(moderator, 'report.upheld')).toEqual([]);
  });

  it('is shown with its reason and the text that the reporter saw', async () => {
    const article = await makeArticle(api.database);
    const comment = await write(ann, article, 'Buy lamps.');
    const reply = await write(ann, article, 'Buy more lamps.', comment.id);
    const body = { kind: 'spam', version: 1 };
    expect((await api.call(`POST /api/comments/${reply.id}/report`, { token: ben, body })).status).toBe(204);
    await api.call(`PUT /api/comments/${reply.id}`, { token: ann, body: { text: 'Nice lamps.' } });
    const details = await api.call(`GET /api/comments/${reply.id}/case`, { token: moderator });
    expect(details.body).toMatchObject({
      comment: { text: 'Nice lamps.', href: expect.stringContaining(`#comment-${reply.id}`) },
      parent: { id: comment.id },
      reports: [{ kind: 'spam', reason: '', text: 'Buy more lamps.', by: { username: 'ben' } }],
    });
    const empty = { token: await api.as('mute'), body: { kind: 'other' } };
    expectError(await api.call(`POST /api/comments/${reply.id}/report`, empty), 422, 'INPUT_INVALID');
  });
});
