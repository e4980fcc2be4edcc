import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRelease, type TestRelease } from '../../../test/release-factory.ts';
import { BUCKET, S3_KEYS, startFlakyTls, startTestS3 } from '../../../test/test-s3.ts';
import { S3Bucket, s3Client } from '../../platform/storage/s3-bucket.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import { digestOf } from './release-digest.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3ReleaseStore } from './s3-release-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-store-'));
let s3: Awaited<ReturnType<typeof startTestS3>>;
let flaky: Awaited<ReturnType<typeof startFlakyTls>>;
const stores = new Map<string, ReleaseStore>();
beforeAll(async () => {
  s3 = await startTestS3();
  flaky = await startFlakyTls(s3.port);
  stores.set('disk', new DiskReleaseStore(folder));
  stores.set('S3', storeAt(s3.url));
  const httpsAgent = new Agent({ ca: flaky.certificate, keepAlive: true });
  stores.set('S3 behind a failing line', storeAt(flaky.url, { requestHandler: { httpsAgent } }));
});
afterAll(async () => {
  await flaky.stop();
  await s3.stop();
  rmSync(folder, { recursive: true });
});

function storeAt(endpoint: string, more = {}): ReleaseStore {
  const settings = { endpoint, region: 'us-east-1', bucket: BUCKET, ...S3_KEYS };
  return new S3ReleaseStore(new S3Bucket(s3Client(settings, more), BUCKET));
}

describe.each(['disk', 'S3', 'S3 behind a failing line'])('%s', (kind) => {
  const name = `remote-${kind.length}`;
  const storeOf = () => stores.get(kind) ?? new DiskReleaseStore('');
  const uploadOf = ({ description }: TestRelease) => ({
    name: description.name,
    version: description.version,
    digest: digestOf(description),
  });
  const put = async (release: TestRelease, path: string, bytes = release.files[path]) => {
    const file = release.description.files[path];
    if (!file || !bytes) throw new Error(`The release has no ${path}.`);
    await storeOf().putFile(uploadOf(release), path, file, bytes);
  };
  const read = async (version: string, path: string) => {
    const file = await storeOf().read(name, version, path);
    if (!file) return undefined;
    const bytes = await buffer(file.stream);
    expect(bytes.length).toBe(file.bytes);
    return bytes;
  };

  it('shows a release once it is complete, with exactly its bytes', async () => {
    const release = makeRelease(name, '1.0.0-a');
    await storeOf().begin(uploadOf(release));
    for (const path of Object.keys(release.files)) {
      await put(release, path);
      expect(await read('1.0.0-a', path)).toBeUndefined();
    }
    expect(await storeOf().missing(uploadOf(release), release.description)).toEqual([]);
    const entry = await storeOf().readUploaded(uploadOf(release), 'remote-entry.js');
    expect(entry?.equals(release.files['remote-entry.js'] ?? Buffer.alloc(0))).toBe(true);
    await storeOf().complete(uploadOf(release), release.description);
    for (const [path, bytes] of Object.entries(release.files))
      expect((await read('1.0.0-a', path))?.equals(bytes)).toBe(true);
    const packed = (await read('1.0.0-a', 'static/page.js.br')) ?? Buffer.alloc(0);
    expect(brotliDecompressSync(packed).equals(release.files['static/page.js'] ?? packed)).toBe(true);
    const text = (await read('1.0.0-a', 'release.json'))?.toString() ?? '{}';
    expect(JSON.parse(text)).toEqual(release.description);
    expect(await read('1.0.0-a', 'nothing.js')).toBeUndefined();
    expect(await read('1.0.0-a', 'static')).toBeUndefined();
  });

  it('can be completed repeatedly, and then reports nothing missing', async () => {
    const release = makeRelease(name, '1.0.0-a');
    await storeOf().complete(uploadOf(release), release.description);
    expect(await storeOf().missing(uploadOf(release), release.description)).toEqual([]);
    expect((await read('1.0.0-a', 'remote.json'))?.length).toBeGreaterThan(0);
  });

  it('rejects a damaged file, and continues with the others', async () => {
    const release = makeRelease(name, '1.0.0-b');
    await storeOf().begin(uploadOf(release));
    await expect(put(release, 'remote.json', Buffer.from('other'))).rejects.toThrow('announced hash');
    await put(release, 'remote-entry.js');
    const missing = await storeOf().missing(uploadOf(release), release.description);
    expect(missing.sort()).toEqual(
      Object.keys(release.files)
        .filter((path) => path !== 'remote-entry.js')
        .sort(),
    );
  });

  it('separates two builds of one version', async () => {
    const [one, other] = [makeRelease(name, '2', {}, 'one'), makeRelease(name, '2', {}, 'other')];
    for (const release of [one, other]) await storeOf().begin(uploadOf(release));
    for (const path of Object.keys(one.files)) await put(one, path);
    expect(await storeOf().missing(uploadOf(other), other.description)).toContain('static/page.js');
    for (const path of Object.keys(other.files)) await put(other, path);
    // A process that died before its commit leaves the first build; the other replaces it.
    await storeOf().complete(uploadOf(one), one.description);
    await storeOf().begin(uploadOf(other));
    for (const path of await storeOf().missing(uploadOf(other), other.description)) await put(other, path);
    await storeOf().complete(uploadOf(other), other.description);
    for (const [path, bytes] of Object.entries(other.files))
      expect((await read('2', path))?.equals(bytes)).toBe(true);
  });

  it('stores an empty file and one of some megabytes', async () => {
    const big = Buffer.alloc(3_000_000, 'x');
    const release = makeRelease(name, '3');
    release.files['static/empty.txt'] = Buffer.alloc(0);
    release.files['static/big.bin'] = big;
    const { description } = makeRelease(name, '3');
    const { hash } = await import('node:crypto');
    for (const path of ['static/empty.txt', 'static/big.bin']) {
      const bytes = release.files[path] ?? big;
      description.files[path] = { bytes: bytes.length, packed: 0, hash: hash('sha384', bytes, 'base64') };
    }
    release.description = description;
    await storeOf().begin(uploadOf(release));
    for (const path of Object.keys(release.files)) await put(release, path);
    await storeOf().complete(uploadOf(release), description);
    expect((await read('3', 'static/empty.txt'))?.length).toBe(0);
    expect((await read('3', 'static/big.bin'))?.equals(big)).toBe(true);
  });

  it('removes a release with its uploads', async () => {
    await storeOf().remove(name, '1.0.0-a');
    await storeOf().remove(name, '1.0.0-a');
    expect(await read('1.0.0-a', 'remote.json')).toBeUndefined();
    expect((await read('2', 'remote.json'))?.length).toBeGreaterThan(0);
    const release = makeRelease(name, '1.0.0-b');
    await storeOf().remove(name, '1.0.0-b');
    expect(await storeOf().missing(uploadOf(release), release.description)).toHaveLength(5);
  });
});

it('leaves nothing behind on disk', () => {
  expect(readdirSync(join(folder, '.waste'))).toEqual([]);
});

it('recovers from simulated failures', () => {
  expect(flaky.counts.failures).toBeGreaterThan(20);
});
