import { randomUUID } from 'node:crypto';
import { type Article, type Presence, topicName } from '@boardwalk/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import type { Newsroom } from '../../../test/test-articles.ts';
import { listen } from '../../../test/test-events.ts';
import { startTwoProcesses } from '../../../test/test-processes.ts';
import { PresenceService } from './presence.service.ts';

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
const topicOf = ({ id }: Pick<Article, 'id'>, window: string = randomUUID()) =>
  topicName('articles/:id/presence', { id }, window);
async function watch(on: TestApi, token: string, topic: string) {
  const listening = await openStream(on, topic, token);
  const last = () => listening.named('here').at(-1) as Presence | undefined;
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

it('notifies the editors of an article of each other, in every process', async () => {
  const path = await begin();
  const author = await watch(api, room.author, topicOf(path));
  await expect.poll(author.others, soon).toEqual([]);
  const editor = await watch(other, room.editor, topicOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  await expect.poll(author.others, soon).toEqual(['chief']);
  expect(author.named('here').at(-1)).toEqual({
    others: [{ id: 'auth0|chief', username: 'chief', fullName: 'Chief Tester', avatarUrl: null }],
    again: false,
  });
  const elsewhere = await watch(api, room.editor, topicOf(await begin()));
  await expect.poll(elsewhere.others, soon).toEqual([]);
  editor.close();
  await expect.poll(author.others, soon).toEqual([]);
});

it('counts a member once, and notifies them of their other window', async () => {
  const path = await begin();
  const first = await watch(api, room.author, topicOf(path));
  const editor = await watch(api, room.editor, topicOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  await expect.poll(first.again, soon).toBe(false);
  const second = await watch(other, room.author, topicOf(path));
  for (const { again } of [first, second]) await expect.poll(again, soon).toBe(true);
  expect([editor.others(), editor.again()]).toEqual([['writer'], false]);
  second.close();
  await expect.poll(first.again, soon).toBe(false);
  expect(editor.others()).toEqual(['writer']);
});

it('doesn’t report a member as gone who only reconnects, even to another process', async () => {
  const path = await begin();
  const editor = await watch(api, room.editor, topicOf(path));
  const before = await watch(api, room.author, topicOf(path, 'one-and-the-same'));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  before.close();
  const after = await watch(other, room.author, topicOf(path, 'one-and-the-same'));
  await expect.poll(after.others, soon).toEqual(['chief']);
  expect(after.again()).toBe(false);
  expect(editor.named('here').slice(1)).not.toContainEqual({ others: [], again: false });
});

it('drops the members of a killed process, and of a stopping one immediately', async () => {
  const path = await begin();
  const editor = await watch(api, room.editor, topicOf(path));
  const here = (process: string) =>
    api.database.sql('SELECT pg_notify($1, $2)', [
      'presence',
      JSON.stringify({
        what: 'here',
        process,
        topic: `article:${path.id}`,
        windows: [['auth0|writer', ['a-window']]],
      }),
    ]);
  await here('killed');
  await expect.poll(editor.others, soon).toEqual(['writer']);
  const presence = api.get(PresenceService);
  presence.beat(Date.now() + 30_000);
  expect(editor.others()).toEqual(['writer']);
  // Within a minute of its last report.
  presence.beat(Date.now() + 50_000);
  await expect.poll(editor.others, soon).toEqual([]);
  const stopping = await startTestApi({ database: api.database, issuer: api.issuer });
  const author = await watch(stopping, room.author, topicOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  await stopping.stop();
  await author.ended;
  await expect.poll(editor.others, { timeout: 1_000, interval: 20 }).toEqual([]);
});

it('informs a new process of the members who are present', async () => {
  const path = await begin();
  await watch(api, room.author, topicOf(path));
  const late = await startTestApi({ database: api.database, issuer: api.issuer });
  const editor = await watch(late, room.editor, topicOf(path));
  await expect.poll(editor.others, soon).toEqual(['writer']);
  editor.close();
  await late.stop();
});

it('requires the permission to edit', async () => {
  const draft = await begin();
  const published = await room.publish();
  const refusal = async (token: string, topic: string) => {
    const { named } = await openStream(api, topic, token);
    await expect.poll(() => named('refused').length, soon).toBe(1);
    return named('refused')[0];
  };
  expect(await refusal(room.reader, topicOf(published))).toEqual({ code: 'ACCESS_DENIED' });
  expect(await refusal(room.other, topicOf(draft))).toEqual({ code: 'ARTICLE_NOT_FOUND' });
  expect(await refusal(room.other, topicOf(published))).toEqual({ code: 'ACCESS_DENIED' });
  expect(await refusal(room.author, `articles/${draft.id}/presence`)).toEqual({ code: 'INPUT_INVALID' });
});

it('works for pages of the docs as well', async () => {
  const page = await api.call('POST /api/docs', { token: room.editor, body: { title: 'Radio' } });
  const topic = (id: string) => topicName('docs/:id/presence', { id }, randomUUID());
  const editor = await watch(api, room.editor, topic(page.body.id));
  const second = await api.as('second', 'EDITOR');
  const colleague = await watch(other, second, topic(page.body.id));
  await expect.poll(colleague.others, soon).toEqual(['chief']);
  await expect.poll(editor.others, soon).toEqual(['second']);
  const nowhere = await watch(api, room.editor, topic('00000000-0000-4000-8000-000000000000'));
  await expect.poll(() => nowhere.named('refused'), soon).toEqual([{ code: 'DOC_NOT_FOUND' }]);
  const author = await watch(api, room.author, topic(page.body.id));
  await expect.poll(() => author.named('refused'), soon).toEqual([{ code: 'ACCESS_DENIED' }]);
});

it('notifies each window of a stream under its own name', async () => {
  const { id } = await begin();
  const names = ['window-one', 'window-two'].map((window) =>
    topicName('articles/:id/presence', { id }, window),
  );
  const both = await listen(api, { topics: names, token: room.author });
  const lastOf = (name: string) =>
    both.received.filter(({ topic, state }) => topic === name && state).at(-1)?.data;
  for (const name of names) await expect.poll(() => lastOf(name), soon).toEqual({ others: [], again: true });
  both.close();
});
