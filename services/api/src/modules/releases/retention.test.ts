import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease } from '../../../test/release-factory.ts';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
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

it('removes what nobody has been served for a week, but for the newest ten and what is served', async () => {
  for (let version = 1; version <= 15; version += 1)
    await publishRelease(api, token, makeRelease('news', String(version)));
  await promote(1);
  await promote(2);
  await clean();
  expect(await versions()).toHaveLength(15);
  await age(8);
  await promote(3);
  await clean();
  // 1 was the way back until a moment ago, 2 was live; 4 and 5 were never served.
  expect(await versions()).toEqual([1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(existsSync(join(folder, 'news', '4'))).toBe(false);
  expect(existsSync(join(folder, 'news', '1', 'release.json'))).toBe(true);
  await age(8);
  await clean();
  expect(await versions()).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

it('removes uploads that were given up', async () => {
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
