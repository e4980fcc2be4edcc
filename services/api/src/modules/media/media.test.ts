import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { paint } from '../../../test/test-pictures.ts';
import { Database } from '../../platform/database/database.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaService } from './media.service.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const BROWSER = 'image/avif,image/webp,*/*;q=0.8';
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-media-'));
let api: TestApi;
let author: string;
let editor: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  author = await api.as('author', 'AUTHOR');
  editor = await api.as('editor', 'EDITOR');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

async function upload(token = author, query = '', [width, height] = [700, 400]) {
  const bytes = await paint(width, height).jpeg().toBuffer();
  const answer = await api.call(`POST /api/media?${query}`, { token, bytes });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** Requests a picture like a browser. */
async function see(path: string, headers: Record<string, string> = { accept: BROWSER }) {
  const answer = await fetch(api.url + path, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const isDone = async (id: string) =>
  (await api.database.sql('SELECT 1 FROM media WHERE id = $1 AND avif_due IS NULL', [id])).length === 1;

describe('a picture', () => {
  it('is public, cached permanently, and served only as a picture', async () => {
    const { id, url } = await upload();
    expect(url).toBe(`/api/media/${id}`);
    const { answer, bytes } = await see(`${url}?w=500`, { accept: 'image/webp' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
  });

  it('is JPEG for clients that name no better format', async () => {
    const { url } = await upload();
    const { answer, bytes } = await see(url, { accept: '*/*' });
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('gets AVIF later, and then drops its temporary files', async () => {
    const { id, url } = await upload();
    await expect.poll(() => isDone(id), { timeout: 15_000 }).toBe(true);
    const { answer, bytes } = await see(`${url}?w=640`);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(bytes.subarray(4, 12).toString()).toBe('ftypavif');
    await expect.poll(() => readdirSync(join(folder, id))).not.toContain('master.png');
  });

  it('responds with 304 to its ETag', async () => {
    const { url } = await upload();
    const first = await see(url, { accept: 'image/webp' });
    const tag = first.answer.headers.get('etag') ?? '';
    const { answer, bytes } = await see(url, { accept: 'image/webp', 'if-none-match': `W/${tag}` });
    expect([answer.status, bytes.length, answer.headers.get('etag')]).toEqual([304, 0, tag]);
    expect((await see(`${url}?w=320`, { accept: 'image/webp' })).answer.headers.get('etag')).not.toBe(tag);
  });

  it.each([`/api/media/${UNKNOWN_ID}`, '/api/media/..%2F..%2Fetc', `/api/media/${UNKNOWN_ID}?w=0`])(
    'is missing: %s',
    async (path) => {
      const { answer } = await see(path);
      expect([404, 422]).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('the library', () => {
  it('is searched by name and description, paginated, newest first', async () => {
    for (const at of [1, 2, 3]) await upload(author, `name=pier-${at}.jpg&alt=Boats%20at%20100%25`, [20, 20]);
    const find = async (search: string) => {
      const seen: string[] = [];
      for (let cursor = ''; ; ) {
        const query = `limit=2&search=${encodeURIComponent(search)}${cursor && `&cursor=${cursor}`}`;
        const { body } = await api.call(`GET /api/media?${query}`, { token: editor });
        seen.push(...body.items.map(({ name }) => name));
        if (!body.nextCursor) return seen;
        cursor = body.nextCursor;
      }
    };
    expect(await find('PIER-')).toEqual(['pier-3.jpg', 'pier-2.jpg', 'pier-1.jpg']);
    expect(await find('at 100%')).toHaveLength(3);
    expect(await find('pier_2')).toEqual([]);
    const [trigrams] = await api.database.sql(`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`);
    const [index] = await api.database.sql(
      `SELECT 1 FROM pg_indexes WHERE indexname = 'media_by_search_text'`,
    );
    expect(index !== undefined).toBe(trigrams !== undefined);
  });

  it('shows the uploader of a picture and its number of uses', async () => {
    const { id } = await upload(author, 'name=shown', [20, 20]);
    await api.get(MediaService).setUses('article', 'a', [id]);
    await api.get(MediaService).setUses('article', 'b', [id, id]);
    const { body } = await api.call('GET /api/media?search=shown', { token: editor });
    expect(body.items).toMatchObject([{ id, uses: 2, uploader: { username: 'author' } }]);
  });

  it('lets only its uploader and publishers change texts and focus', async () => {
    const { id } = await upload(author, 'name=a.png&alt=old', [20, 20]);
    const change = (token: string, body: object, target = id) =>
      api.call(`PUT /api/media/${target}`, { token, body });
    expect((await change(author, { alt: 'A pier' })).body).toMatchObject({ alt: 'A pier', name: 'a.png' });
    const focus = { x: 0.25, y: 1 };
    expect((await change(editor, { focus })).body).toMatchObject({ alt: 'A pier', focus });
    expectError(await change(await api.as('other', 'AUTHOR'), { alt: 'x' }), 403, 'ACCESS_DENIED');
    expectError(await change(author, { focus: { x: 2, y: 0 } }), 422, 'INPUT_INVALID');
    expectError(await change(author, { alt: 'x' }, UNKNOWN_ID), 404, 'MEDIA_NOT_FOUND');
  });

  it('deletes an unused picture for its uploader or a publisher', async () => {
    const remove = (token: string, id: string) => api.call(`DELETE /api/media/${id}`, { token });
    const [mine, used, other] = [await upload(), await upload(), await upload()];
    expect((await remove(author, mine.id)).status).toBe(204);
    expect((await see(mine.url)).answer.status).toBe(404);
    // Also below: an AVIF encoding that is still running is removed when it finishes.
    await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).not.toContain(mine.id);
    expectError(await remove(author, mine.id), 404, 'MEDIA_NOT_FOUND');
    await api.get(MediaService).setUses('article', 'c', [used.id]);
    expectError(await remove(author, used.id), 409, 'MEDIA_IN_USE');
    await api.get(MediaService).setUses('article', 'c', []);
    expect((await remove(author, used.id)).status).toBe(204);
    expectError(await remove(await api.as('other', 'AUTHOR'), other.id), 403, 'ACCESS_DENIED');
    expect((await remove(editor, other.id)).status).toBe(204);
  });
});

describe('texts with pictures', () => {
  it('receive the data of existing pictures', async () => {
    const { id } = await upload(author, 'alt=Harbour', [64, 32]);
    const picture = { mediaId: id, alt: 'Harbour', width: 64, height: 32, focus: { x: 0.5, y: 0.5 } };
    expect(await api.get(MediaService).find(id)).toEqual(picture);
    expect(await api.get(MediaService).findMany([id, UNKNOWN_ID])).toEqual(new Map([[id, picture]]));
    expect(await api.get(MediaService).findMany([])).toEqual(new Map());
  });

  it('receive the ids of missing pictures, and keep the rest', async () => {
    const { id } = await upload();
    expect(await api.get(MediaService).setUses('article', 'd', [UNKNOWN_ID, id])).toEqual([UNKNOWN_ID]);
    expectError(await api.call(`DELETE /api/media/${id}`, { token: author }), 409, 'MEDIA_IN_USE');
  });

  it('never show a picture that is removed simultaneously', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await upload(author, '', [20, 20]);
      const [removal, missing] = await Promise.all([
        api.call(`DELETE /api/media/${id}`, { token: author }),
        api.get(MediaService).setUses('article', `race ${round}`, [id]),
      ]);
      expect([
        [204, [id]],
        [409, []],
      ]).toContainEqual([removal.status, missing]);
    }
  });
});

it('removes what was unused for thirty days, in one process', async () => {
  const [old, shown, fresh] = [await upload(), await upload(), await upload()];
  const age = `UPDATE media SET created_at = now() - interval '31 days' WHERE id = ANY($1)`;
  await api.database.sql(age, [[old.id, shown.id]]);
  await api.get(MediaService).setUses('article', 'e', [shown.id]);
  const cleaning = api.get(MediaService);
  const removed = await Promise.all([cleaning.clean(), cleaning.clean(), cleaning.clean()]);
  expect(removed.reduce((sum, one) => sum + one)).toBe(1);
  const status = async ({ url }: { url: string }) => (await see(url)).answer.status;
  expect([await status(old), await status(shown), await status(fresh)]).toEqual([404, 200, 200]);
  await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).not.toContain(old.id);
});

it('keeps an old picture that a text starts to use during the cleaning', async () => {
  const { id, url } = await upload();
  await api.database.sql(`UPDATE media SET created_at = now() - interval '31 days' WHERE id = $1`, [id]);
  await api.get(MediaService).setUses('article', 'slow', [(await upload()).id]);
  // Delays each query of uses by half a second, so that the text is written in between.
  await api.database.sql('ALTER TABLE media_uses RENAME TO media_uses_of_test');
  await api.database.sql(
    `CREATE VIEW media_uses AS SELECT * FROM
      (SELECT used.* FROM media_uses_of_test AS used, pg_sleep(0.5) LIMIT 1000) AS slow`,
  );
  try {
    const cleaning = api.get(MediaService).clean();
    await api.database.sql('SELECT pg_sleep(0.1)');
    await api.database.sql(
      `WITH held AS (SELECT id FROM media WHERE id = $1 AND remove_after IS NULL FOR KEY SHARE)
       INSERT INTO media_uses_of_test (media_id, owner_kind, owner_id) SELECT id, 'article', 'late' FROM held`,
      [id],
    );
    await cleaning;
  } finally {
    await api.database.sql('DROP VIEW media_uses');
    await api.database.sql('ALTER TABLE media_uses_of_test RENAME TO media_uses');
  }
  expect(await api.database.sql(`SELECT 1 FROM media_uses WHERE owner_id = 'late'`)).toHaveLength(1);
  expect((await see(url)).answer.status).toBe(200);
  expect(readdirSync(folder)).toContain(id);
});

describe('a process that dies in the middle', () => {
  const names = async () =>
    (await api.call('GET /api/media?limit=100', { token: editor })).body.items.map(({ id }) => id);

  it('of a removal leaves nothing visible, and the cleaning completes it', async () => {
    const { id, url } = await upload();
    const files = vi.spyOn(api.get(FileStore), 'removeFolder').mockRejectedValueOnce(new Error('away'));
    expect((await api.call(`DELETE /api/media/${id}`, { token: author })).status).toBe(204);
    expect((await see(url)).answer.status).toBe(404);
    expect(await names()).not.toContain(id);
    expect(await api.get(MediaService).setUses('article', 'gone', [id])).toEqual([id]);
    expect(readdirSync(folder)).toContain(id);
    await api.get(MediaService).clean();
    await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).not.toContain(id);
    expect(await api.database.sql('SELECT 1 FROM media WHERE id = $1', [id])).toEqual([]);
    files.mockRestore();
  });

  it('of an upload leaves files that the cleaning removes an hour later', async () => {
    const [before, known] = [readdirSync(folder), await names()];
    const died = vi.spyOn(api.get(MediaRepository), 'keep').mockRejectedValueOnce(new Error('died'));
    const cleared = vi.spyOn(api.get(MediaService), 'discard').mockResolvedValueOnce();
    const bytes = await paint(20, 20).jpeg().toBuffer();
    expectError(await api.call('POST /api/media', { token: author, bytes }), 500, 'INTERNAL');
    const [left = ''] = readdirSync(folder).filter((name) => !before.includes(name));
    expect(await names()).toEqual(known);
    expect((await see(`/api/media/${left}`)).answer.status).toBe(404);
    await api.get(MediaService).clean();
    expect(readdirSync(folder)).toContain(left);
    await api.database.sql(`UPDATE media SET remove_after = now() WHERE id = $1`, [left]);
    await api.get(MediaService).clean();
    expect(readdirSync(folder)).not.toContain(left);
    died.mockRestore();
    cleared.mockRestore();
  });

  it('never holds a transaction open while it writes or removes files', async () => {
    const store = api.get(FileStore);
    const within: boolean[] = [];
    const look = () => {
      let isOpen = true;
      // Outside of a transaction the callback runs immediately.
      api.get(Database).afterCommit(() => {
        isOpen = false;
      });
      within.push(isOpen);
    };
    const [write, removeFolder] = [store.write.bind(store), store.removeFolder.bind(store)];
    const spies = [
      vi.spyOn(store, 'write').mockImplementation((...given) => {
        look();
        return write(...given);
      }),
      vi.spyOn(store, 'removeFolder').mockImplementation((...given) => {
        look();
        return removeFolder(...given);
      }),
    ];
    const { id } = await upload();
    await api.call(`DELETE /api/media/${id}`, { token: author });
    const unused = await upload();
    await api.database.sql(`UPDATE media SET created_at = now() - interval '31 days' WHERE id = $1`, [
      unused.id,
    ]);
    await api.get(MediaService).clean();
    for (const spy of spies) spy.mockRestore();
    expect(within.length).toBeGreaterThan(8);
    expect(within).not.toContain(true);
  });
});
