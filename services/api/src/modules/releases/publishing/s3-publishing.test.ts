import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease, writeBundled } from '../../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { BUCKET, S3_KEYS, startTestS3 } from '../../../../test/test-s3.ts';
import { ServedReleasesService } from '../channels/served-releases.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bundled-s3-'));
let s3: Awaited<ReturnType<typeof startTestS3>>;
let api: TestApi;
let token: string;
beforeAll(async () => {
  s3 = await startTestS3();
  writeBundled(folder, makeRelease('home', '1.0.0-a'));
  api = await startTestApi({
    environment: {
      RELEASE_STORAGE: 's3',
      S3_ENDPOINT: s3.url,
      S3_BUCKET: BUCKET,
      BUNDLED_RELEASES_DIR: folder,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
  });
  token = await api.as('owner', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

it('stores published and bundled releases in the bucket', async () => {
  const release = makeRelease('news', '1');
  expect((await publishRelease(api, token, release)).status).toBe(200);
  for (const [path, bytes] of Object.entries(release.files)) {
    const answer = await fetch(`${api.url}/api/registry/files/news/1?path=${path}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  }
  const { remotes } = await api.get(ServedReleasesService).state();
  expect(remotes.map(({ name }) => name)).toEqual(['home']);
  expect((await fetch(`${api.url}/api/registry/files/home/1.0.0-a?path=static/page.js.br`)).status).toBe(200);
});

it('responds with 503 while the bucket is unavailable', async () => {
  const release = makeRelease('news', '2');
  await s3.stop();
  const refused = await publishRelease(api, token, release);
  expectError(refused, 503, 'UNAVAILABLE');
  const { body } = await api.call('GET /api/releases', { token });
  expect(JSON.stringify(body)).not.toContain('"version":"2"');
});
