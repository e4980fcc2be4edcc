import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, S3_KEYS, startFlakyTls, startTestS3 } from '../../../test/test-s3.ts';
import { DiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { S3Bucket, s3Client } from './s3-bucket.ts';
import { S3FileStore } from './s3-file-store.ts';
import { uploadFile } from './s3-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-files-'));
let s3: Awaited<ReturnType<typeof startTestS3>>;
let bucket: S3Bucket;
let client: ReturnType<typeof s3Client>;
beforeAll(async () => {
  s3 = await startTestS3();
  const settings = { endpoint: s3.url, region: 'us-east-1', bucket: BUCKET, ...S3_KEYS };
  client = s3Client(settings);
  bucket = new S3Bucket(client, BUCKET);
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

describe.each<[string, () => FileStore]>([
  ['disk', () => new DiskFileStore(folder)],
  ['S3', () => new S3FileStore(bucket, 'media/')],
])('%s', (_, storeOf) => {
  const read = async (key: string) => {
    const file = await storeOf().read(key);
    return file && [file.bytes, (await buffer(file.stream)).toString()];
  };

  it('returns the latest written content', async () => {
    await storeOf().write('a/1', Buffer.from('one'));
    await storeOf().write('a/1', Buffer.from('other'));
    await storeOf().write('a/empty', Buffer.alloc(0));
    expect(await read('a/1')).toEqual([5, 'other']);
    expect(await read('a/empty')).toEqual([0, '']);
    expect([await read('a/2'), await read('a'), await read('b/1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stores a file of this machine, replacing an existing one', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'boardwalk-from-')), 'made.zip');
    writeFileSync(path, Buffer.alloc(9_000_000, 'x'));
    await storeOf().write('from/1', Buffer.from('old'));
    await storeOf().writeFrom('from/1', path);
    expect((await storeOf().read('from/1'))?.bytes).toBe(9_000_000);
    await storeOf().removeFolder('from');
    rmSync(path);
  });

  it('removes a single file, or a folder and nothing else', async () => {
    for (const key of ['b/1', 'b/2', 'bb/1']) await storeOf().write(key, Buffer.from(key));
    await storeOf().remove('b/1');
    await storeOf().remove('b/1');
    expect([await read('b/1'), await read('b/2')]).toEqual([undefined, [3, 'b/2']]);
    await storeOf().removeFolder('b');
    await storeOf().removeFolder('b');
    expect([await read('b/2'), await read('bb/1')]).toEqual([undefined, [4, 'bb/1']]);
  });
});

it('removes a folder on disk while another process writes into it', async () => {
  const store = new DiskFileStore(folder);
  for (let round = 0; round < 20; round += 1) {
    const names = Array.from({ length: 10 }, (_, at) => `busy/${at}`);
    const writing = Promise.allSettled(names.map((name) => store.write(name, Buffer.from('x'))));
    const removals = await Promise.allSettled([store.removeFolder('busy'), store.removeFolder('busy')]);
    expect(removals.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await writing;
  }
  await store.removeFolder('busy');
  expect(readdirSync(folder)).not.toContain('busy');
});

it('leaves no unfinished files on disk, and writes only under its prefix of the bucket', async () => {
  expect(readdirSync(join(folder, 'a')).sort()).toEqual(['1', 'empty']);
  const keys = await bucket.keys('');
  expect(keys.every((key) => key.startsWith('media/'))).toBe(true);
});

it.each([
  ['nothing', 0],
  ['one part', 1_000],
  ['three parts', 20_000_000],
])('uploads a file of %s, which appears only when it is complete', async (_, size) => {
  const bytes = Buffer.alloc(size, 'The ferry leaves at ten. ');
  const path = join(folder, `of-${size}`);
  writeFileSync(path, bytes);
  await uploadFile(client, BUCKET, `uploads/${size}`, path);
  const stored = await bucket.get(`uploads/${size}`);
  expect(stored?.equals(bytes)).toBe(true);
});

it('retries each part on a connection that fails every third time', async () => {
  const flaky = await startFlakyTls(s3.port);
  const settings = { endpoint: flaky.url, region: 'us-east-1', bucket: BUCKET, ...S3_KEYS };
  const httpsAgent = new Agent({ ca: flaky.certificate });
  const failing = s3Client(settings, { requestHandler: { httpsAgent } });
  try {
    await uploadFile(failing, BUCKET, 'uploads/flaky', join(folder, 'of-20000000'));
    expect(flaky.counts.failures).toBeGreaterThan(0);
    expect((await bucket.get('uploads/flaky'))?.length).toBe(20_000_000);
  } finally {
    failing.destroy();
    await flaky.stop();
  }
});

it('uploads nothing from a missing file, or into a missing bucket', async () => {
  await expect(uploadFile(client, BUCKET, 'uploads/none', join(folder, 'none'))).rejects.toThrow('ENOENT');
  await expect(uploadFile(client, 'no-such-bucket', 'uploads/1', join(folder, 'of-1000'))).rejects.toThrow();
  expect(await bucket.keys('uploads/none')).toEqual([]);
});
