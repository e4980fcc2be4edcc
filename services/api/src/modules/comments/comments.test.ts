import type { Comment } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { makeArticle } from '../../../test/test-articles.ts';
import { CommentsCleaningJob } from './comments-cleaning.job.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
let api: TestApi;
let article: string;
let moderator: string;
/** Has a role, so the comments of this member aren't held. */
let known: string;
beforeAll(async () => {
  api = await startTestApi();
  article = await makeArticle(api.database);
  moderator = await api.as('mona', 'MODERATOR');
  known = await api.as('known', 'WHITELISTED');
});
afterAll(() => api.stop());

async function write(token: string, text = 'Well said.', id = article): Promise<Comment> {
  const answer = await api.call(`POST /api/articles/${id}/comments`, { token, body: { text } });
  expect(answer.status).toBe(201);
  return answer.body;
}
const change = (token: string, id: string, text = 'Changed.') =>
  api.call(`PUT /api/comments/${id}`, { token, body: { text } });
const remove = (token: string, id: string, version?: number) =>
  api.call(`DELETE /api/comments/${id}${version ? `?version=${version}` : ''}`, { token });
const report = (token: string, id: string, version?: number) =>
  api.call(`POST /api/comments/${id}/report`, { token, body: { reason: 'Not nice.', version } });
const decide = (id: string, decision: 'show' | 'remove', token = moderator, version?: number) =>
  api.call(`POST /api/comments/${id}/moderation`, { token, body: { decision, version } });

/** Returns all items of a list, page by page. */
async function walk(path: string, token: string): Promise<Comment[]> {
  const seen: Comment[] = [];
  for (let cursor = ''; ; ) {
    const answer = await api.call(`GET ${path}?limit=3${cursor && `&cursor=${cursor}`}`, { token });
    expect(answer.status).toBe(200);
    const page = answer.body as { items: Comment[]; nextCursor: string | null };
    seen.push(...page.items);
    if (!page.nextCursor) return seen;
    cursor = page.nextCursor;
  }
}
const listed = (token: string, id = article) => walk(`/api/articles/${id}/comments`, token);
const queued = () => walk('/api/comments/queue', moderator);
const find = async (token: string, { id, about }: Comment) =>
  (await listed(token, about.id)).find((comment) => comment.id === id);

describe('a member’s first comment', () => {
  it('is held until a moderator has approved it, unlike all later ones', async () => {
    const newcomer = await api.as('newcomer');
    const first = await write(newcomer);
    expect(first).toMatchObject({ state: 'held', mine: true, reports: 0 });
    expect(await find(newcomer, first)).toMatchObject(first);
    expect(await find(known, first)).toBeUndefined();
    expect(await find(moderator, first)).toMatchObject({ state: 'held', mine: false });
    expect((await write(newcomer)).state).toBe('held');
    expect((await decide(first.id, 'show')).body).toMatchObject({ id: first.id, state: 'shown' });
    expect(await find(known, first)).toMatchObject({ text: 'Well said.', author: { username: 'newcomer' } });
    expect((await write(newcomer)).state).toBe('shown');
  });

  it('is held again after a moderator has removed the approved comment', async () => {
    const member = await api.as('lapsed');
    const { id } = await write(member);
    await decide(id, 'show');
    await decide(id, 'remove');
    expect((await write(member)).state).toBe('held');
  });

  it.each(['WHITELISTED', 'STREAMER', 'HELPER', 'OWNER'] as const)('isn’t held for a %s', async (role) => {
    expect((await write(await api.as(`with-${role}`, role))).state).toBe('shown');
  });
});

describe('a comment', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    'javascript:alert(1)',
    '[x](javascript:alert(1)) ![y](data:text/html,<b>)',
    '{{constructor.constructor("alert(1)")()}} \u0024{7*7} <%= 7 %>',
    '&lt;b&gt; &amp; \u202Eevil\u202C.',
    "'; DROP TABLE comments; --",
    '<!--<![CDATA[--></textarea><script>1</script>',
    'line one\nline\ttwo\n\n🏳️‍🌈 Ünïcödé',
  ])('is stored and returned as written: %j', async (text) => {
    const comment = await write(known, text);
    expect(comment.text).toBe(text);
    expect((await find(moderator, comment))?.text).toBe(text);
  });

  it.each(['', '   ', 'x'.repeat(2_001), '\u3164', '\u200D\u2800'])('is rejected: %j', async (text) => {
    const answer = await api.call(`POST /api/articles/${article}/comments`, { token: known, body: { text } });
    expectError(answer, 422, 'INPUT_INVALID');
  });

  it('is stored without invisible characters', async () => {
    expect((await write(known, 'one\r\ntwo\u2028three\u0007 \u200B')).text).toBe('one\ntwo\nthree');
  });

  it('can be edited by its author for 15 minutes', async () => {
    const comment = await write(known);
    const until = new Date(comment.editableUntil).getTime() - new Date(comment.createdAt).getTime();
    expect(until).toBe(15 * 60_000);
    const changed = await change(known, comment.id);
    expect(changed.body).toMatchObject({ text: 'Changed.', state: 'shown' });
    expect(changed.body.editedAt).not.toBeNull();
    expectError(await change(await api.as('stranger'), comment.id), 403, 'ACCESS_DENIED');
    expectError(await change(moderator, comment.id), 403, 'ACCESS_DENIED');
    const age = (minutes: number) =>
      api.database.sql(`UPDATE comments SET created_at = now() - make_interval(mins => $1) WHERE id = $2`, [
        minutes,
        comment.id,
      ]);
    await age(14);
    expect((await change(known, comment.id, 'Just in time.')).status).toBe(200);
    await age(15);
    expectError(await change(known, comment.id, 'Too late.'), 409, 'COMMENT_CLOSED');
    expect((await find(known, comment))?.text).toBe('Just in time.');
  });

  it('can be removed by its author, and not restored by anyone', async () => {
    const comment = await write(known);
    expectError(await remove(await api.as('stranger'), comment.id), 403, 'ACCESS_DENIED');
    expect((await remove(known, comment.id)).status).toBe(204);
    expect(await find(known, comment)).toMatchObject({ state: 'removed', text: '' });
    expect(await find(moderator, comment)).toMatchObject({ state: 'removed', text: 'Well said.' });
    expectError(await remove(known, comment.id), 404, 'COMMENT_NOT_FOUND');
    expectError(await change(known, comment.id), 404, 'COMMENT_NOT_FOUND');
    expectError(await decide(comment.id, 'show'), 404, 'COMMENT_NOT_FOUND');
  });

  it('leaves no placeholder when it is removed before it was public', async () => {
    const member = await api.as('unlucky');
    const comment = await write(member);
    await decide(comment.id, 'remove');
    expect(await find(known, comment)).toBeUndefined();
    expect(await find(member, comment)).toMatchObject({ state: 'removed', text: '' });
  });

  it('is visible only to its author and moderators while it is held', async () => {
    const { id } = await write(await api.as('held'));
    for (const answer of [await change(known, id), await remove(known, id), await report(known, id)])
      expectError(answer, 404, 'COMMENT_NOT_FOUND');
  });

  it('requires a published article with open comments', async () => {
    const draft = await makeArticle(api.database, { state: 'draft' });
    const closed = await makeArticle(api.database, { commentsOpen: false });
    const attempt = (id: string) =>
      api.call(`POST /api/articles/${id}/comments`, { token: known, body: { text: 'x' } });
    for (const id of [draft, UNKNOWN_ID]) {
      expectError(await attempt(id), 404, 'ARTICLE_NOT_FOUND');
      const list = await api.call(`GET /api/articles/${id}/comments`, { token: known });
      expectError(list, 404, 'ARTICLE_NOT_FOUND');
    }
    expectError(await attempt(closed), 409, 'COMMENTS_CLOSED');
    expect(await listed(known, closed)).toEqual([]);
  });
});

it('is listed oldest first, exactly once', async () => {
  const own = await makeArticle(api.database);
  const written: string[] = [];
  for (let number = 0; number < 8; number += 1) written.push((await write(known, `${number}`, own)).id);
  await api.database.sql(
    `UPDATE comments SET created_at = date_trunc('second', now()) WHERE article_id = $1`,
    [own],
  );
  const ids = (await listed(known, own)).map(({ id }) => id);
  expect(ids).toEqual([...written].sort());
});

describe('reports', () => {
  it('count once per member, and three hold a comment until a moderator decides', async () => {
    const comment = await write(known, 'Rude.');
    const reporters = await Promise.all(['r1', 'r2', 'r3'].map((name) => api.as(name)));
    const [first = '', second = '', third = ''] = reporters;
    for (const token of [first, first, first, second])
      expect((await report(token, comment.id)).status).toBe(204);
    expect(await find(first, comment)).toMatchObject({ state: 'shown', reports: 0 });
    expect(await find(moderator, comment)).toMatchObject({ state: 'shown', reports: 2 });
    expect((await queued()).map(({ id }) => id)).toContain(comment.id);
    expect((await report(third, comment.id)).status).toBe(204);
    expect(await find(first, comment)).toBeUndefined();
    expect(await find(known, comment)).toMatchObject({ state: 'held' });
    expect((await decide(comment.id, 'show')).body).toMatchObject({ state: 'shown', reports: 0 });
    expect((await queued()).map(({ id }) => id)).not.toContain(comment.id);
    expect((await report(first, comment.id)).status).toBe(204);
    expect(await find(known, comment)).toMatchObject({ state: 'shown' });
  });

  it('are all counted when they arrive simultaneously', async () => {
    const comment = await write(known);
    const tokens = await Promise.all(['s1', 's2', 's3'].map((name) => api.as(name)));
    await Promise.all(tokens.map((token) => report(token, comment.id)));
    expect(await find(moderator, comment)).toMatchObject({ state: 'held', reports: 3 });
  });

  it('refer to the version that the reporter saw', async () => {
    const comment = await write(known, 'Rude.');
    await change(known, comment.id, 'Polite.');
    const reporter = await api.as('late-reporter');
    const refused = expectError(await report(reporter, comment.id, 1), 409, 'COMMENT_STALE');
    expect(refused.details.current).toMatchObject({ text: 'Polite.', reports: 0 });
    expect((await find(moderator, comment))?.reports).toBe(0);
    expect((await report(reporter, comment.id, 2)).status).toBe(204);
  });

  it('are rejected for one’s own comment', async () => {
    const { id } = await write(known);
    expectError(await report(known, id), 403, 'ACCESS_DENIED');
    expectError(await report(known, UNKNOWN_ID), 404, 'COMMENT_NOT_FOUND');
  });
});

describe('moderation', () => {
  it('is logged, with the author of the comment', async () => {
    const { id } = await write(known, 'To be removed.');
    expect((await decide(id, 'remove')).body).toMatchObject({ state: 'removed', text: 'To be removed.' });
    expect((await decide(id, 'show')).body).toMatchObject({ state: 'shown' });
    expect((await remove(moderator, id)).status).toBe(204);
    const owner = await api.as('owner', 'OWNER');
    const { body } = await api.call('GET /api/audit?limit=100', { token: owner });
    const entries = body.items.filter(({ after }) => after?.comment === id);
    expect(entries.map(({ action }) => action)).toEqual([
      'comment.removed',
      'comment.shown',
      'comment.removed',
    ]);
    expect(entries[0]).toMatchObject({
      actor: { username: 'mona' },
      target: { type: 'user', id: 'auth0|known', label: 'Known Tester' },
      after: { article: 'The pier is open' },
    });
    expect(JSON.stringify(entries)).not.toContain('To be removed.');
  });

  it('lists held comments oldest first, with their subjects', async () => {
    const title = 'A night at the fair';
    const own = await makeArticle(api.database, { title });
    const member = await api.as('queued');
    const [first, second] = [await write(member, 'one', own), await write(member, 'two', own)];
    const { body } = await api.call('GET /api/comments/queue?limit=100', { token: moderator });
    const mine = body.items.filter(({ about }) => about.id === own);
    expect(mine.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(mine[0]).toMatchObject({
      title,
      href: expect.stringMatching(/^\/news\/a-night-at-the-fair.*#comment-[0-9a-f-]{36}$/),
    });
  });

  it('refers to the version that the moderator saw', async () => {
    const writer = await api.as('switcher');
    const comment = await write(writer, 'Harmless.');
    expect(comment.version).toBe(1);
    expect((await change(writer, comment.id, 'Harmful.')).body).toMatchObject({ version: 2, state: 'held' });
    const refused = await decide(comment.id, 'show', moderator, 1);
    const error = expectError(refused, 409, 'COMMENT_STALE');
    expect(error.details.current).toMatchObject({ id: comment.id, version: 2, text: 'Harmful.' });
    expectError(await remove(moderator, comment.id, 1), 409, 'COMMENT_STALE');
    expect(await find(known, comment)).toBeUndefined();
    expect((await decide(comment.id, 'show', moderator, 2)).body).toMatchObject({ state: 'shown' });
  });

  it('is required again after an approved text is edited', async () => {
    const writer = await api.as('swapper');
    const comment = await write(writer, 'Harmless.');
    await decide(comment.id, 'show', moderator, 1);
    expect(await find(known, comment)).toMatchObject({ state: 'shown' });
    expect((await change(writer, comment.id, 'Harmful.')).body).toMatchObject({ state: 'held' });
    expect(await find(known, comment)).toBeUndefined();
    expect((await queued()).map(({ id }) => id)).toContain(comment.id);
    await decide(comment.id, 'show', moderator, 2);
    expect(await find(known, comment)).toMatchObject({ state: 'shown', text: 'Harmful.' });
    // This comment needed no approval.
    const free = await write(known, 'Said.');
    expect((await change(known, free.id, 'Said better.')).body).toMatchObject({ state: 'shown', version: 2 });
  });

  it('requires the permission to moderate', async () => {
    const { id } = await write(known);
    expectError(await decide(id, 'remove', await api.as('editor', 'EDITOR')), 403, 'ACCESS_DENIED');
    expectError(await decide(UNKNOWN_ID, 'remove'), 404, 'COMMENT_NOT_FOUND');
  });

  it('can read a removed text for thirty days, then it is cleared', async () => {
    const [old, fresh] = [await write(known, 'old text'), await write(known, 'fresh text')];
    for (const { id } of [old, fresh]) await decide(id, 'remove');
    await api.database.sql(`UPDATE comments SET removed_at = now() - interval '31 days' WHERE id = $1`, [
      old.id,
    ]);
    expect(await api.get(CommentsCleaningJob).clean()).toBe(1);
    expect((await find(moderator, old))?.text).toBe('');
    expect((await find(moderator, fresh))?.text).toBe('fresh text');
    expectError(await decide(old.id, 'show'), 404, 'COMMENT_NOT_FOUND');
  });
});

describe('reactions', () => {
  const react = (token: string, kind: string | null, id = article) =>
    api.call(`PUT /api/articles/${id}/reactions`, { token, body: { kind } });

  it('are limited to one per member', async () => {
    const [ann, ben] = [await api.as('ann'), await api.as('ben')];
    expect((await react(ann, 'like')).body).toEqual({
      counts: { like: 1, love: 0, laugh: 0, wow: 0, sad: 0 },
      mine: 'like',
    });
    await Promise.all([react(ann, 'love'), react(ben, 'love'), react(ben, 'love')]);
    const { body } = await api.call(`GET /api/articles/${article}/reactions`, { token: known });
    expect(body).toEqual({ counts: { like: 0, love: 2, laugh: 0, wow: 0, sad: 0 }, mine: null });
    expect((await react(ann, null)).body).toMatchObject({ counts: { love: 1 }, mine: null });
    expect((await react(ann, null)).status).toBe(200);
  });

  it('list the members newest first, each once across pages', async () => {
    const own = await makeArticle(api.database, { title: 'A parade' });
    const names = ['parade1', 'parade2', 'parade3', 'parade4', 'parade5'];
    for (const name of names) await react(await api.as(name), 'wow', own);
    await react(known, 'sad', own);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await api.call(
        `GET /api/articles/${own}/reactions/members?kind=wow&limit=2${cursor && `&cursor=${cursor}`}` as 'GET /api/articles/:id/reactions/members',
        { token: known },
      );
      seen.push(...body.items.map(({ username }) => username));
      // A reaction between two pages must not repeat anyone.
      if (seen.length === 2) await react(await api.as('parade6'), 'wow', own);
      if (!body.nextCursor) break;
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(names.toReversed());
    const draft = await makeArticle(api.database, { state: 'draft' });
    const hidden = await api.call(
      `GET /api/articles/${draft}/reactions/members?kind=wow` as 'GET /api/articles/:id/reactions/members',
      { token: known },
    );
    expectError(hidden, 404, 'ARTICLE_NOT_FOUND');
  });

  it('require a published article and a known kind', async () => {
    const draft = await makeArticle(api.database, { state: 'archived' });
    for (const id of [draft, UNKNOWN_ID])
      expectError(await react(known, 'like', id), 404, 'ARTICLE_NOT_FOUND');
    expectError(await react(known, 'rage'), 422, 'INPUT_INVALID');
  });
});
