import { MENTION_LIMIT } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { makeArticle } from '../../../test/test-articles.ts';
import { startCalendar } from '../../../test/test-calendar.ts';
import { inboxAfterFanout } from '../../../test/test-notifications.ts';

let api: TestApi;
let ann: string;
let ben: string;
beforeAll(async () => {
  api = await startTestApi();
  [ann, ben] = [await api.as('ann', 'WHITELISTED'), await api.as('ben', 'WHITELISTED')];
  for (const token of [ann, ben]) await api.call('GET /api/users/me', { token });
});
afterAll(() => api.stop());

/** Creates a member who can be mentioned. */
async function member(name: string): Promise<string> {
  const token = await api.as(name, 'WHITELISTED');
  await api.call('GET /api/users/me', { token });
  return token;
}
const send = (article: string, text: string, token = ann) =>
  api.call(`POST /api/articles/${article}/comments`, { token, body: { text } });
const change = (id: string, text: string) =>
  api.call(`PUT /api/comments/${id}`, { token: ann, body: { text } });
const told = async (token: string, title: string) =>
  (await inboxAfterFanout(api, token)).filter(
    ({ type, facts }) => type === 'comment.mentioned' && facts.title === title,
  );
const handles = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.mentions.map(({ handle, member: { username } }) => [handle, username]);

describe('a mention', () => {
  it('links to the member, even after they are renamed', async () => {
    const article = await makeArticle(api.database);
    const cara = await member('cara');
    const sent = await send(article, 'Ask @Cara, she knows. Not @nobody-here, nor me@ben.test.');
    expect(handles(sent)).toEqual([['cara', 'cara']]);
    await api.call('PUT /api/users/me', { token: cara, body: { username: 'cara-vance' } });
    const { body } = await api.call(`GET /api/articles/${article}/comments`, { token: ben });
    expect(body.items[0]).toMatchObject({
      text: 'Ask @Cara, she knows. Not @nobody-here, nor me@ben.test.',
      mentions: [{ handle: 'cara', member: { username: 'cara-vance' } }],
    });
    // The handle's new owner isn't mentioned by the older text.
    expect(handles(await change(sent.body.id, 'Ask @Cara again.'))).toEqual([['cara', 'cara-vance']]);
  });

  it('notifies once, and a mention added by an edit notifies only that member', async () => {
    const title = 'Told once';
    const article = await makeArticle(api.database, { title });
    const dora = await member('dora');
    const { body } = await send(article, '@ben @ben @BEN, look. @ann agrees.');
    expect(await told(ben, title)).toMatchObject([
      { actor: { username: 'ann' }, href: expect.stringContaining(`#comment-${body.id}`) },
    ]);
    expect(await told(ann, title)).toEqual([]);
    await change(body.id, '@ben and @dora, look.');
    await change(body.id, 'Nobody.');
    await change(body.id, '@ben and @dora, look again.');
    expect(await told(ben, title)).toHaveLength(1);
    expect(await told(dora, title)).toHaveLength(1);
    await api.call(`DELETE /api/comments/${body.id}`, { token: ann });
    expect(await told(ben, title)).toEqual([]);
  });

  it('is held together with its comment', async () => {
    const title = 'Not yet';
    const article = await makeArticle(api.database, { title });
    const moderator = await api.as('mona', 'MODERATOR');
    const { body } = await send(article, 'Hello @ben.', await api.as('fresh'));
    expect(body.state).toBe('held');
    expect(await told(ben, title)).toEqual([]);
    await api.call(`POST /api/comments/${body.id}/moderation`, {
      token: moderator,
      body: { decision: 'show' },
    });
    expect(await told(ben, title)).toHaveLength(1);
  });

  it('is rejected above the limit, and nothing is written', async () => {
    const article = await makeArticle(api.database);
    const names = Array.from({ length: MENTION_LIMIT + 1 }, (_, number) => `crowd${number}`);
    for (const name of names) await member(name);
    const all = names.map((name) => `@${name}`).join(' ');
    expectError(await send(article, all), 422, 'MENTIONS_TOO_MANY');
    const { body } = await api.call(`GET /api/articles/${article}/comments`, { token: ann });
    expect(body.items).toEqual([]);
    const enough = await send(
      article,
      names
        .slice(0, MENTION_LIMIT)
        .map((name) => `@${name}`)
        .join(' '),
    );
    expect(handles(enough)).toHaveLength(MENTION_LIMIT);
    // Nor can the limit be exceeded by consecutive edits.
    expectError(await change(enough.body.id, `@${names[MENTION_LIMIT]}`), 422, 'MENTIONS_TOO_MANY');
  });

  it('doesn’t notify a member who may not read the comment', async () => {
    const calendar = await startCalendar(api);
    const team = await calendar.publish({
      title: 'Team night',
      audience: { kind: 'roles', roles: ['STAFF'] },
    });
    const staff = await api.as('stella', 'STAFF');
    await api.call('GET /api/users/me', { token: staff });
    const body = { text: 'With @ben and @stella.' };
    expect(
      (await api.call(`POST /api/events/${team.id}/comments`, { token: calendar.host, body })).body,
    ).toMatchObject({
      about: { kind: 'event' },
    });
    const moderator = await api.as('mona', 'MODERATOR');
    const { body: queue } = await api.call('GET /api/comments/queue?limit=100', { token: moderator });
    for (const { id } of queue.items)
      await api.call(`POST /api/comments/${id}/moderation`, { token: moderator, body: { decision: 'show' } });
    expect(await told(staff, 'Team night')).toHaveLength(1);
    expect(await told(ben, 'Team night')).toEqual([]);
  });
});

describe('mentionable members', () => {
  const find = async (search: string, token = ann) => {
    const { body } = await api.call(
      `GET /api/comments/mentionable?search=${encodeURIComponent(search)}` as 'GET /api/comments/mentionable',
      { token },
    );
    return body.items.map(({ username }) => username);
  };

  it('are found by name and handle, prefix matches first', async () => {
    for (const name of ['zz-quill', 'quill', 'a-quill']) await member(name);
    expect(await find('quill')).toEqual(['quill', 'a-quill', 'zz-quill']);
    expect(await find('QUILL t')).toContain('quill');
    expect(await find('%')).toEqual([]);
    expect(await find('auth0|quill')).toEqual([]);
  });

  it('exclude closed accounts and members with a hidden profile', async () => {
    for (const name of ['hush-one', 'hush-two', 'hush-three']) await member(name);
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|hush-one'`);
    await api.database.sql(`UPDATE users SET visibility = '{"page":"nobody"}' WHERE id = 'auth0|hush-two'`);
    expect(await find('hush')).toEqual(['hush-three']);
    const article = await makeArticle(api.database);
    expect(handles(await send(article, '@hush-one @hush-two @hush-three'))).toEqual([
      ['hush-three', 'hush-three'],
    ]);
  });
});
