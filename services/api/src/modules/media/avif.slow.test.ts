import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { paint } from '../../../test/test-pictures.ts';
import { MediaService } from './media.service.ts';
import { MediaEncodingService } from './media-encoding.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-avif-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const start = () => startTestApi({ environment: { MEDIA_DIR: folder }, database });
const waiting = (id: string) =>
  database.sql<{ forms: object }>('SELECT forms FROM media WHERE id = $1 AND avif_due IS NOT NULL', [id]);

/** Uploads a picture and stops the process during its AVIF encoding. */
async function leaveBehind(): Promise<string> {
  const api = await start();
  const bytes = await paint(2_160, 1_440).jpeg().toBuffer();
  const { body } = await api.call('POST /api/media', { token: await api.as('author', 'AUTHOR'), bytes });
  await api.stop();
  expect(await waiting(body.id)).toHaveLength(1);
  return body.id;
}

it('is encoded after a restart', async () => {
  const id = await leaveBehind();
  const api = await start();
  await expect.poll(() => waiting(id), { timeout: 20_000 }).toEqual([]);
  const answer = await api.call(`HEAD /api/media/${id}?w=2160`, { headers: { accept: 'image/avif' } });
  expect(answer.headers.get('content-type')).toBe('image/avif');
  await api.stop();
}, 60_000);

it('is given up after repeated failures, without a change to the picture', async () => {
  const id = await leaveBehind();
  writeFileSync(join(folder, id, 'master.png'), 'no picture');
  await database.sql(
    `UPDATE jobs.job SET retry_count = retry_limit WHERE name = 'media.avif' AND data->>'id' = $1`,
    [id],
  );
  const api = await start();
  await expect.poll(() => waiting(id), { timeout: 20_000 }).toEqual([]);
  const headers = { accept: 'image/avif,image/webp' };
  const answer = await api.call(`HEAD /api/media/${id}`, { headers });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(api.logs).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: expect.stringContaining(id) }),
  );
  await api.stop();
}, 60_000);

it('is encoded for a picture without a job, and finished for one whose process died before the cleanup', async () => {
  const [late, made] = [await leaveBehind(), await leaveBehind()];
  await database.sql('DELETE FROM jobs.job');
  await database.sql(`UPDATE media SET avif_due = now() - interval '2 hours' WHERE id = $1`, [late]);
  await database.sql('UPDATE media SET avif_due = NULL WHERE id = $1', [made]);
  const api = await start();
  await api.get(MediaService).clean();
  await api.get(MediaEncodingService).requestAvif(made);
  await expect.poll(() => waiting(late), { timeout: 20_000 }).toEqual([]);
  for (const id of [late, made])
    await expect.poll(() => readdirSync(join(folder, id)), { timeout: 20_000 }).not.toContain('master.png');
  expect(readdirSync(join(folder, late))).toContain('2160.avif');
  await api.stop();
}, 60_000);

it('continues in another process when one is stopped in the middle', async () => {
  const id = await leaveBehind();
  const first = await start();
  await expect.poll(() => readdirSync(join(folder, id)), { timeout: 20_000 }).toContain('320.avif');
  await first.stop();
  expect(await waiting(id)).toHaveLength(1);
  const second = await start();
  await expect.poll(() => waiting(id), { timeout: 20_000 }).toEqual([]);
  await second.stop();
}, 60_000);
