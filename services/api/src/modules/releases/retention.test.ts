import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeRelease, publishRelease } from '../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { Database } from '../../platform/database/database.ts';
import { ReleaseStore } from './release-store.ts';
import { RetentionService } from './retention.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-retention-'));
const DAY = 86_400_000;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  token = await api.as('keeper', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const promote = (version: number) =>
  api.call('POST /api/releases/news/promote', { token, body: { version: String(version) } });
const versions = async () =>
  (await api.database.sql<{ version: string }>('SELECT version FROM releases ORDER BY version::int')).map(
    ({ version }) => Number(version),
  );
const clean = () => api.get(RetentionService).clean();
const age = (days: number) =>
  Promise.all([
    api.database.sql(`UPDATE releases SET published_at = published_at - make_interval(days => $1)`, [days]),
    api.database.sql(`UPDATE releases SET announced_at = announced_at - make_interval(days => $1)`, [days]),
    api.database.sql(`UPDATE audit_entries SET at = at - make_interval(days => $1)`, [days]),
  ]);

it('removes versions that weren’t served for a week, except the newest ten', async () => {
  for (let version = 1; version <= 15; version += 1)
    await publishRelease(api, token, makeRelease('news', String(version)));
  await promote(1);
  await promote(2);
  await clean();
  expect(await versions()).toHaveLength(15);
  await age(8);
  await promote(3);
  await clean();
  // 1 was the previous version until just now, 2 was live; 4 and 5 were never served.
  expect(await versions()).toEqual([1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(existsSync(join(folder, 'news', '4'))).toBe(false);
  expect(existsSync(join(folder, 'news', '1', 'release.json'))).toBe(true);
  await age(8);
  await clean();
  expect(await versions()).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

it('removes abandoned uploads', async () => {
  const release = makeRelease('news', '20');
  await api.call('POST /api/releases', { token, body: release.description });
  await clean();
  expect(await versions()).toContain(20);
  await api.database.sql(`UPDATE releases SET announced_at = $1 WHERE version = '20'`, [
    new Date(Date.now() - 3 * DAY),
  ]);
  await clean();
  expect(await versions()).not.toContain(20);
  expect(existsSync(join(folder, '.uploads', 'news', '20'))).toBe(false);
});

it('continues the removal of a process that died, and keeps the version reserved meanwhile', async () => {
  const store = api.get(ReleaseStore);
  await publishRelease(api, token, makeRelease('docs', '1'));
  for (let version = 2; version <= 11; version += 1)
    await publishRelease(api, token, makeRelease('docs', String(version)));
  await age(8);
  const within: boolean[] = [];
  const died = vi.spyOn(store, 'remove').mockImplementationOnce(async () => {
    let isOpen = true;
    // Outside of a transaction the callback runs immediately.
    api.get(Database).afterCommit(() => {
      isOpen = false;
    });
    within.push(isOpen);
    throw new Error('died');
  });
  await expect(clean()).rejects.toThrow('died');
  expect(within).toEqual([false]);
  expect(existsSync(join(folder, 'docs', '1', 'release.json'))).toBe(true);
  const { body } = await api.call('GET /api/releases', { token });
  const shown = body.items.find(({ name }) => name === 'docs')?.versions.map(({ version }) => version);
  expect(shown).toHaveLength(10);
  expect((await api.call('GET /api/registry/files/docs/1?path=release.json')).status).toBe(404);
  expectError(await publishRelease(api, token, makeRelease('docs', '1')), 503, 'UNAVAILABLE');
  died.mockRestore();
  await clean();
  expect(existsSync(join(folder, 'docs', '1'))).toBe(false);
  expect((await publishRelease(api, token, makeRelease('docs', '1'))).status).toBe(200);
});
