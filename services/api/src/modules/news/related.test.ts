import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';

let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  api = await startTestApi();
  room = await startNewsroom(api);
});
afterAll(() => api.stop());

const related = (id: string) =>
  api.call(`GET /api/articles/${id}/related` as 'GET /api/articles/:id/related', { token: room.reader });
const titles = async (id: string) => (await related(id)).body.items.map(({ title }) => title);

it('are other articles with common tags, then those of the category, newest first', async () => {
  const lone = await room.publish({ title: 'Nothing like it', category: 'people', tags: ['solitude'] });
  expect(await titles(lone.id)).toEqual([]);
  const article = await room.publish({ title: 'The pier', category: 'city', tags: ['docks', 'pier'] });
  await room.publish({ title: 'Same section', category: 'city' });
  await room.publish({ title: 'One tag', category: 'business', tags: ['docks'] });
  await room.publish({ title: 'Two tags', category: 'business', tags: ['docks', 'pier', 'other'] });
  await room.publish({ title: 'Elsewhere', category: 'server', tags: ['server'] });
  expect(await titles(article.id)).toEqual(['Two tags', 'One tag', 'Same section']);
});

it('never include unpublished articles, nor exist for them', async () => {
  const article = await room.publish({ title: 'The ferry', category: 'events', tags: ['ferry'] });
  const draft = await room.begin(room.author, {
    title: 'A ferry draft',
    category: 'events',
    tags: ['ferry'],
  });
  const gone = await room.publish({ title: 'An old ferry', category: 'events', tags: ['ferry'] });
  expect(await titles(article.id)).toEqual(['An old ferry']);
  await room.move(room.editor, gone, 'archived');
  expect(await titles(article.id)).toEqual([]);
  for (const { id } of [draft, gone]) expectError(await related(id), 404, 'ARTICLE_NOT_FOUND');
});
