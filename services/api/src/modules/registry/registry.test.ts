import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSetSchema } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-releases-'));
let api: TestApi;
beforeAll(async () => {
  release('home', '1', '2026-01-01T00:00:00.000Z');
  release('home', '2', '2026-01-02T00:00:00.000Z');
  release('news', 'a', '2026-01-03T00:00:00.000Z');
  mkdirSync(join(folder, '.unfinished'));
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

function release(name: string, version: string, builtAt: string, change: object = {}): void {
  const path = join(folder, name, version);
  mkdirSync(path, { recursive: true });
  const content = {
    ...{
      name,
      version,
      builtAt,
      kit: '^1.0.0',
      container: `${name}_${version}`,
      entry: `/r/${name}/${version}/e.js`,
    },
    ...{
      preload: [],
      routes: [{ path: `/${name}`, access: 'public', title: name }],
      files: { 'e.js': 'sha384-x' },
    },
    ...change,
  };
  writeFileSync(join(path, 'release.json'), JSON.stringify(content));
}

const read = async () => releaseSetSchema.parse((await api.call('GET /api/registry')).body);
const versions = async () => (await read()).remotes.map(({ name, version }) => `${name}@${version}`);
const soon = { timeout: 5_000, interval: 100 };

it('takes the newest build of each remote', async () => {
  expect(await versions()).toEqual(['home@2', 'news@a']);
  const set = await read();
  expect(set.issuedAt).toBe('2026-01-03T00:00:00.000Z');
  expect(set.remotes[0]).not.toHaveProperty('files');
});

it('is sent again only when it changed', async () => {
  const first = await api.call('GET /api/registry');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await api.call('GET /api/registry', { headers })).status).toBe(304);
});

it('follows `current`, and forgets it again', async () => {
  const before = (await read()).id;
  writeFileSync(join(folder, 'home', 'current'), '1\n');
  await expect.poll(versions, soon).toEqual(['home@1', 'news@a']);
  expect((await read()).id).not.toBe(before);
  writeFileSync(join(folder, 'home', 'current'), '404');
  await expect.poll(versions, soon).toEqual(['home@2', 'news@a']);
  expect((await read()).id).toBe(before);
  rmSync(join(folder, 'home', 'current'));
});

it('lets one broken release spoil nothing else', async () => {
  mkdirSync(join(folder, 'docs', '1'), { recursive: true });
  writeFileSync(join(folder, 'docs', '1', 'release.json'), '{"name": ');
  release('forms', '1', '2026-01-01T00:00:00.000Z', { name: 'home' });
  release('news', 'b', 'yesterday');
  release('staff', '1', '2026-01-01T00:00:00.000Z');
  await expect.poll(versions, soon).toEqual(['home@2', 'news@a', 'staff@1']);
  const errors = api.logs.filter(({ level }) => level === 'error').map(({ msg }) => String(msg));
  for (const name of ['docs@1', 'forms@1', 'news@b']) expect(errors.join('\n')).toContain(name);
});

it('keeps the known set while the folder is away, and has none without one', async () => {
  renameSync(folder, `${folder}-away`);
  await new Promise((done) => setTimeout(done, 1_100));
  expect(await versions()).toContain('home@2');
  renameSync(`${folder}-away`, folder);
  const empty = await startTestApi({ environment: { RELEASES_DIR: '/nonexistent' } });
  expectError(await empty.call('GET /api/registry'), 503, 'UNAVAILABLE');
  const ready = await empty.call('GET /api/health/ready');
  expect([ready.status, ready.body.checks]).toEqual([
    200,
    { database: { status: 'up' }, releases: { status: 'down' } },
  ]);
  await empty.stop();
});
