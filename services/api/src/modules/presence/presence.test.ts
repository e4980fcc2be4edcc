import { randomUUID } from 'node:crypto';
import type { Article, Presence as Told } from '@boardwalk/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import type { Newsroom } from '../../../test/test-articles.ts';
import { startTwoProcesses } from '../../../test/test-processes.ts';
import { Presence } from './presence.service.ts';

type Processes = Awaited<ReturnType<typeof startTwoProcesses>>;

let api: TestApi;
let other: TestApi;
let room: Newsroom;
let article: Article;
let openStream: Processes['openStream'];
let both: Processes;
beforeAll(async () => {
  both = await startTwoProcesses();
  ({ api, other, room, openStream } = both);
});
afterAll(() => both.stop());
afterEach(() => both.closeStreams());

const soon = { timeout: 8_000, interval: 20 };
const addressOf = ({ id }: Pick<Article, 'id'>, tab: string = randomUUID()) =>
  `/api/articles/${id}/presence?tab=${tab}`;
async function watch(on: TestApi, token: string, path: string) {
  const listening = await openStream(on, path, token);
  const last = () => listening.named('here').at(-1) as Told | undefined;
  return {
    ...listening,
    others: () => last()?.others.map(({ username }) => username),
    again: () => last()?.again,
  };
}
const begin = async () => {
  article = await room.begin(room.author);
  return article;
};

it('tells those who write in an article of each other, in every process', async () => {
  const path = await begin();
  const author = await watch(api, room.author, addressOf(path));
  expect(author.response.headers.get('content-type')).toContain('text/event-stream');
  await expect.poll(author.others, soon).toEqual([]);
  const editor = await watch(other, room.editor, addressOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  await expect.poll(author.others, soon).toEqual(['chief']);
  expect(author.named('here').at(-1)).toEqual({
    others: [{ id: 'auth0|chief', username: 'chief', fullName: 'Chief Tester', avatarUrl: null }],
    again: false,
  });
  const elsewhere = await watch(api, room.editor, addressOf(await begin()));
  await expect.poll(elsewhere.others, soon).toEqual([]);
  editor.close();
  await expect.poll(author.others, soon).toEqual([]);
});

it('counts a member once, and tells them of their other window', async () => {
  const path = await begin();
  const first = await watch(api, room.author, addressOf(path));
  const editor = await watch(api, room.editor, addressOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  await expect.poll(first.again, soon).toBe(false);
  const second = await watch(other, room.author, addressOf(path));
  for (const { again } of [first, second]) await expect.poll(again, soon).toBe(true);
  expect([editor.others(), editor.again()]).toEqual([['writer'], false]);
  second.close();
  await expect.poll(first.again, soon).toBe(false);
  expect(editor.others()).toEqual(['writer']);
});

it('doesn’t say that somebody left who only connects anew, in whichever process', async () => {
  const path = await begin();
  const editor = await watch(api, room.editor, addressOf(path));
  const before = await watch(api, room.author, addressOf(path, 'one-and-the-same'));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  before.close();
  const after = await watch(other, room.author, addressOf(path, 'one-and-the-same'));
  await expect.poll(after.others, soon).toEqual(['chief']);
  expect(after.again()).toBe(false);
  expect(editor.named('here').slice(1)).not.toContainEqual({ others: [], again: false });
});

it('forgets the people of a process that was killed, and of one that stops at once', async () => {
  const path = await begin();
  const editor = await watch(api, room.editor, addressOf(path));
  const here = (process: string) =>
    api.database.sql('SELECT pg_notify($1, $2)', [
      'presence',
      JSON.stringify({
        ...{ what: 'here', process, topic: `article:${path.id}` },
        windows: [['auth0|writer', ['a-window']]],
      }),
    ]);
  await here('killed');
  await expect.poll(editor.others, soon).toEqual(['writer']);
  const presence = api.get(Presence);
  presence.beat(Date.now() + 30_000);
  expect(editor.others()).toEqual(['writer']);
  // Within a minute of its last word.
  presence.beat(Date.now() + 50_000);
  await expect.poll(editor.others, soon).toEqual([]);
  const stopping = await startTestApi({ database: api.database, issuer: api.issuer });
  const author = await watch(stopping, room.author, addressOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  await stopping.stop();
  await author.ended;
  await expect.poll(editor.others, { timeout: 1_000, interval: 20 }).toEqual([]);
});

it('tells a process that comes later who is there already', async () => {
  const path = await begin();
  await watch(api, room.author, addressOf(path));
  const late = await startTestApi({ database: api.database, issuer: api.issuer });
  const editor = await watch(late, room.editor, addressOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  editor.close();
  await late.stop();
});

it('is for those who may write in it', async () => {
  const draft = await begin();
  const published = await room.publish();
  const listenTo = (token: string, path: string) => api.call(`GET ${path}`, { token });
  expectError(await listenTo(room.reader, addressOf(published)), 403, 'ACCESS_DENIED');
  expectError(await listenTo(room.other, addressOf(draft)), 404, 'ARTICLE_NOT_FOUND');
  expectError(await listenTo(room.other, addressOf(published)), 403, 'ACCESS_DENIED');
  expectError(await listenTo(room.author, `/api/articles/${draft.id}/presence`), 422, 'INPUT_INVALID');
  expect((await api.call(`HEAD ${addressOf(draft)}`, { token: room.author })).status).toBe(200);
});

it('is there for pages of the docs too', async () => {
  const page = await api.call('POST /api/docs', { token: room.editor, body: { title: 'Radio' } });
  const address = `/api/docs/${page.body.id}/presence?tab=a-window`;
  const editor = await watch(api, room.editor, address);
  const second = await api.as('second', 'EDITOR');
  const colleague = await watch(other, second, address);
  await expect.poll(colleague.others, soon).toEqual(['chief']);
  await expect.poll(editor.others, soon).toEqual(['second']);
  const nowhere = '/api/docs/00000000-0000-4000-8000-000000000000/presence?tab=a-window';
  expectError(await api.call(`GET ${nowhere}`, { token: room.editor }), 404, 'DOC_NOT_FOUND');
  expectError(await api.call(`GET ${address}`, { token: room.author }), 403, 'ACCESS_DENIED');
});

it('ends with the token that it was opened with', async () => {
  const path = await begin();
  const token = await api.issuer.token('auth0|writer', { roles: ['AUTHOR'], expiresIn: 2 });
  const { ended, others } = await watch(api, token, addressOf(path));
  await expect.poll(others, soon).toEqual([]);
  await ended;
  await expect.poll(async () => (await api.call(`GET ${addressOf(path)}`, { token })).status, soon).toBe(401);
});

it('takes so many windows of one member, and another when one has closed', async () => {
  const path = await begin();
  const crowd = [];
  for (let number = 0; number < 20; number += 1) crowd.push(await watch(api, room.author, addressOf(path)));
  expectError(await api.call(`GET ${addressOf(path)}`, { token: room.author }), 429, 'TOO_MANY_REQUESTS');
  crowd[0]?.close();
  const address = `HEAD ${addressOf(path)}`;
  await expect.poll(async () => (await api.call(address, { token: room.author })).status, soon).toBe(200);
});
