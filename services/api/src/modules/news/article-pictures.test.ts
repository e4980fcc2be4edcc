import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';

let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  api = await startTestApi();
  room = await startNewsroom(api);
});
afterAll(() => api.stop());

async function picture(): Promise<string> {
  const [row] = await api.database.sql<{ id: string }>(
    `INSERT INTO media (id, uploader_id, name, alt, width, height, bytes, forms)
     VALUES (gen_random_uuid(), 'auth0|chief', 'pier', 'The pier', 900, 600, 9, '{}') RETURNING id`,
  );
  return row?.id ?? '';
}

it('updates the crop of its cover after a change in the library, also when it is published', async () => {
  const [mediaId, other] = [await picture(), await picture()];
  const article = await room.publish({ cover: { mediaId, alt: 'A pier' } });
  const untouched = await room.publish({ cover: { mediaId: other, alt: 'Another' } });
  const body = { focus: { x: 0.2, y: 0.9 } };
  expect((await api.call(`PUT /api/media/${mediaId}`, { token: room.editor, body })).status).toBe(200);
  const read = async (id: string) => (await room.find(room.reader, id)).body;
  expect(await read(article.id)).toMatchObject({
    cover: { mediaId, alt: 'A pier', width: 900, height: 600, focus: { x: 0.2, y: 0.9 } },
    version: article.version,
    updatedAt: article.updatedAt,
  });
  expect((await read(untouched.id)).cover).toMatchObject({ focus: { x: 0.5, y: 0.5 } });
  const listed = await api.call('GET /api/articles', { token: room.reader });
  expect(listed.body.items.find(({ id }) => id === article.id)?.cover?.focus).toEqual({ x: 0.2, y: 0.9 });
});
