import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { paint } from '../../../test/test-pictures.ts';
import { BUCKET, S3_KEYS, startTestS3 } from '../../../test/test-s3.ts';
import { S3Bucket, s3Client } from '../../platform/storage/s3-bucket.ts';

let s3: Awaited<ReturnType<typeof startTestS3>>;
let api: TestApi;
let token: string;
beforeAll(async () => {
  s3 = await startTestS3();
  api = await startTestApi({
    environment: {
      RELEASE_STORAGE: 's3',
      S3_ENDPOINT: s3.url,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
  });
  token = await api.as('author', 'AUTHOR');
});
afterAll(() => api.stop());

async function upload() {
  return api.call('POST /api/media', { token, bytes: await paint(400, 300).png().toBuffer() });
}

it('stores pictures in the bucket of the releases, under a separate prefix', async () => {
  const { body } = await upload();
  const settings = { endpoint: s3.url, region: 'us-east-1', bucket: BUCKET, ...S3_KEYS };
  const bucket = new S3Bucket(s3Client(settings), BUCKET);
  const formats = async () => (await bucket.keys(`media/${body.id}/`)).map((key) => key.split('/').at(-1));
  const forms = ['320.avif', '320.webp', '400.avif', '400.jpeg', '400.webp'];
  await expect.poll(async () => (await formats()).sort(), { timeout: 15_000 }).toEqual(forms);
  const answer = await fetch(api.url + body.url, { headers: { accept: 'image/webp' } });
  expect(Buffer.from(await answer.arrayBuffer()).length).toBe(body.bytes);
  expect((await api.call(`DELETE /api/media/${body.id}`, { token })).status).toBe(204);
  expect(await formats()).toEqual([]);
});

it('stores nothing when the bucket is unavailable, and reports it', async () => {
  await s3.stop();
  expectError(await upload(), 503, 'UNAVAILABLE');
  // The row stays until the objects that may be in the bucket can be removed.
  expect(await api.database.sql('SELECT 1 FROM media WHERE remove_after IS NULL')).toEqual([]);
});
