import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { makePicture } from '../../../../test/test-calendar.ts';
import { startMarket } from '../../../../test/test-market.ts';
import { paint } from '../../../../test/test-pictures.ts';
import { MediaService, UNUSED_KEPT_MS } from '../../media/media.service.ts';
import { PropertyPresentationService } from './property-presentation.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-estate-'));
let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
let bytes: Buffer;
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  market = await startMarket(api);
  bytes = await paint(40, 30).png().toBuffer();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const send = (id: string, token = market.seller, what = bytes) =>
  api.call(`POST /api/properties/${id}/pictures?name=roof.png` as 'POST /api/properties/:id/pictures', {
    token,
    bytes: what,
  });
const present = (id: string, mediaIds: readonly string[], version: number, token = market.seller) => {
  const images = mediaIds.map((mediaId) => ({ mediaId, alt: 'A roof' }));
  const body = { description: 'Dry.', images, version };
  return api.call(`PUT /api/properties/${id}/presentation`, { token, body });
};
const audited = async (id: string) =>
  (
    await api.database.sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE target ->> 'id' = $1 AND action = 'property.changed'`,
      [id],
    )
  ).length;

describe('pictures of a property', () => {
  it('are uploaded and shown only by its owner', async () => {
    const id = await market.property();
    expectError(await send(id, market.buyer), 403, 'ACCESS_DENIED');
    expectError(await send('00000000-0000-4000-8000-000000000000'), 404, 'PROPERTY_NOT_FOUND');
    expectError(await send(id, market.seller, Buffer.from('no picture')), 422, 'MEDIA_REFUSED');
    const { status, body: picture } = await send(id);
    expect([status, picture]).toMatchObject([201, { width: 40, name: 'roof.png', uses: 1 }]);
    expectError(await present(id, [picture.id], 1, market.buyer), 403, 'ACCESS_DENIED');
    const { body } = await present(id, [picture.id], 1);
    expect(body).toMatchObject({
      description: 'Dry.',
      images: [{ mediaId: picture.id, alt: 'A roof' }],
      version: 2,
    });
    const stale = expectError(await present(id, [], 1), 409, 'PROPERTY_STALE');
    expect(stale.details?.current).toMatchObject({ version: 2, description: 'Dry.' });
    expect((await present(id, [picture.id], 2)).status).toBe(200);
    expect(await audited(id)).toBe(0);
  });

  it('can’t be from the library, or from another property', async () => {
    const [id, other] = [await market.property(), await market.property()];
    const { body: theirs } = await send(other);
    const ofLibrary = await makePicture(api);
    for (const mediaId of [theirs.id, ofLibrary])
      expectError(await present(id, [mediaId], 1), 404, 'MEDIA_NOT_FOUND');
    expect((await present(id, [ofLibrary], 1, market.staff)).status).toBe(200);
    expect(await audited(id)).toBe(1);
    // The owner may keep pictures that the staff have added.
    expect((await present(id, [ofLibrary], 2)).status).toBe(200);
  });

  it('are limited to twelve including pending uploads, even with simultaneous ones', async () => {
    const id = await market.property();
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(id)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(ESTATE_LIMITS.images);
    expectError(await send(id), 409, 'PROPERTY_PICTURES_FULL');
    const [one, two] = taken.map(({ body }) => body.id);
    await present(id, [one ?? ''], 1);
    // Uploads that weren't chosen are gone.
    expectError(await present(id, [two ?? ''], 2), 404, 'MEDIA_NOT_FOUND');
    expect((await send(id)).status).toBe(201);
  });

  it('that aren’t shown after a day count as unused, and are removed', async () => {
    const id = await market.property();
    const [shown, unused] = [(await send(id)).body.id, (await send(id)).body.id];
    await present(id, [shown], 1);
    const { body: waiting } = await send(id);
    const age = (interval: string) =>
      api.database.sql(`UPDATE media SET created_at = now() - $1::interval WHERE id = ANY($2)`, [
        interval,
        [shown, unused, waiting.id],
      ]);
    const kept = async () =>
      (
        await api.database.sql<{ id: string }>(
          'SELECT id FROM media WHERE id = ANY($1) AND remove_after IS NULL',
          [[shown, unused, waiting.id]],
        )
      ).map((row) => row.id);
    await api.get(PropertyPresentationService).releaseUploads();
    await age('23 hours');
    expect((await present(id, [shown, waiting.id], 2)).status).toBe(200);
    await present(id, [shown], 3);
    await age(`${UNUSED_KEPT_MS / 1_000 + 60} seconds`);
    const { body: late } = await send(id);
    await api.get(PropertyPresentationService).releaseUploads(new Date(Date.now() + 25 * 3_600_000));
    expectError(await present(id, [late.id], 4), 404, 'MEDIA_NOT_FOUND');
    await api.get(MediaService).clean();
    expect(await kept()).toEqual([shown]);
  });
});
