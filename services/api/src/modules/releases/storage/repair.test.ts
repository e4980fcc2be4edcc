import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeRelease, publishRelease, sendFile, type TestRelease } from '../../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { ReleaseFilesCheckService } from './release-files-check.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-repair-'));
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  token = await api.as('mender', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Writes a release as the build does. */
function writeBundle(bundles: string, name: string, { files, description }: TestRelease) {
  const home = join(bundles, name, '1');
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), bytes);
  }
  writeFileSync(join(home, 'release.json'), JSON.stringify(description));
  writeFileSync(join(bundles, name, 'current'), '1');
}

let count = 0;
let release: TestRelease;
beforeEach(async () => {
  release = makeRelease(`mended-${String.fromCharCode(97 + count++)}`, '1');
  await publishRelease(api, token, release);
  await api.call(`POST /api/releases/${release.description.name}/promote`, { token, body: { version: '1' } });
});

const homeOf = () => join(folder, release.description.name, '1');
const readiness = async () => {
  await api.get(ReleaseFilesCheckService).check();
  return (await api.call('GET /api/health/ready')).body.checks.releases;
};
const verify = async () =>
  (await api.call(`POST /api/releases/${release.description.name}/verify`, { token })).body.items;
const flip = (path: string) => {
  const bytes = readFileSync(join(homeOf(), path));
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(join(homeOf(), path), bytes);
};

it('makes the API unready when a file is missing, until it is published again', async () => {
  expect(await readiness()).toEqual({ status: 'up' });
  rmSync(join(homeOf(), 'static'), { recursive: true });
  const { name } = release.description;
  expect(await readiness()).toEqual({
    status: 'down',
    damaged: ['static/page.js', 'static/page.css', 'static/picture.avif'].map((path) => `${name} 1: ${path}`),
  });
  expect((await publishRelease(api, token, release)).status).toBe(200);
  expect(await readiness()).toEqual({ status: 'up' });
});

it('finds a flipped byte by hash, and accepts only the original bytes', async () => {
  flip('static/page.js');
  expect(await verify()).toEqual([{ version: '1', files: 5, damaged: ['static/page.js'] }]);
  const again = await api.call('POST /api/releases', { token, body: release.description });
  expect(again.body).toEqual({ state: 'uploading', missing: ['static/page.js'] });
  const publish = () => api.call(`POST /api/releases/${release.description.name}/1/publish`, { token });
  expectError(await publish(), 409, 'RELEASE_INCOMPLETE');
  const other = Buffer.alloc(release.files['static/page.js']?.length ?? 0);
  expectError(await sendFile(api, token, release, 'static/page.js', other), 422, 'RELEASE_FILE_DAMAGED');
  const whole = release.files['static/page.js'] ?? Buffer.alloc(0);
  expect((await sendFile(api, token, release, 'static/page.js', whole)).status).toBe(204);
  expect((await publish()).status).toBe(200);
  expect(await verify()).toEqual([{ version: '1', files: 5, damaged: [] }]);
});

it('finds a flipped byte by sampling within a few checks', async () => {
  flip('static/picture.avif');
  await expect.poll(async () => (await readiness())?.status, { interval: 1 }).toBe('down');
});

it('finds a compressed form with other contents', async () => {
  const home = homeOf();
  writeFileSync(join(home, 'static/page.js.br'), brotliCompressSync(Buffer.from('other()')));
  expect(await verify()).toEqual([{ version: '1', files: 5, damaged: ['static/page.js'] }]);
  rmSync(join(home, 'static/page.js.br'));
  expect(await verify()).toEqual([{ version: '1', files: 5, damaged: [] }]);
});

it('restores a bundled release with missing files at start-up, and with changed bytes of the same size at the first check', async () => {
  const bundles = mkdtempSync(join(tmpdir(), 'boardwalk-bundles-'));
  const built = makeRelease('bundled-damaged', '1');
  writeBundle(bundles, 'bundled-damaged', built);
  const { database, issuer } = api;
  const environment = { BUNDLED_RELEASES_DIR: bundles, RELEASES_DIR: folder };
  await (await startTestApi({ database, issuer, environment })).stop();
  const stored = join(folder, 'bundled-damaged/1/static/page.js');
  const lost = join(folder, 'bundled-damaged/1/static/page.css');
  const [whole, style] = [readFileSync(stored), readFileSync(lost)];
  writeFileSync(stored, Buffer.alloc(whole.length, ' '));
  rmSync(lost);
  const again = await startTestApi({ database, issuer, environment });
  try {
    expect(readFileSync(lost)).toEqual(style);
    await again.get(ReleaseFilesCheckService).check();
    expect(readFileSync(stored)).toEqual(whole);
    expect(again.get(ReleaseFilesCheckService).damaged.join()).not.toContain('bundled-damaged');
  } finally {
    await again.stop();
    rmSync(bundles, { recursive: true });
  }
});

it('stores bundled releases on every process with its own disk', async () => {
  const bundles = mkdtempSync(join(tmpdir(), 'boardwalk-bundles-'));
  const own = mkdtempSync(join(tmpdir(), 'boardwalk-replica-'));
  writeBundle(bundles, 'bundled-here', makeRelease('bundled-here', '1'));
  const environment = { BUNDLED_RELEASES_DIR: bundles };
  const { database, issuer } = api;
  const first = await startTestApi({
    database,
    issuer,
    environment: { ...environment, RELEASES_DIR: folder },
  });
  const second = await startTestApi({ database, issuer, environment: { ...environment, RELEASES_DIR: own } });
  try {
    const file = '/api/registry/files/bundled-here/1?path=remote-entry.js';
    for (const replica of [first, second]) expect((await fetch(replica.url + file)).status).toBe(200);
  } finally {
    await first.stop();
    await second.stop();
    for (const one of [bundles, own]) rmSync(one, { recursive: true });
  }
});
