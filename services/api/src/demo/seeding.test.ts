import { siteConfigurationSchema } from '@boardwalk/contracts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/test-api.ts';
import { removeDemo } from './remove-demo.ts';
import { SeedingService } from './seeding.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { SITE_PRESET: 'mountain' } });
});
afterAll(() => api.stop());

const seed = () => api.get(SeedingService).seed();
const count = async (table: string, where = 'true') =>
  (await api.database.sql<{ count: number }>(`SELECT count(*)::int FROM ${table} WHERE ${where}`))[0]?.count;
async function site() {
  const [row] = await api.database.sql<{ configuration: unknown }>(
    'SELECT configuration FROM site_configuration',
  );
  return siteConfigurationSchema.parse(row?.configuration);
}
async function remove() {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  return removeDemo(drizzle({ client })).finally(() => client.end());
}

it('inserts the demo community into a site that waits for its owner, once', async () => {
  expect([await count('users'), await count('site_claims')]).toEqual([0, 1]);
  const { name } = await site();
  expect(await seed()).toBe(62);
  expect([await count('users', 'demo'), await count('users', 'NOT demo')]).toEqual([62, 0]);
  expect(await site()).toMatchObject({ name, demo: true });
  expect(await count('site_claims')).toBe(0);
  expect(await count('inbox_items')).toBeGreaterThan(0);
  expect(await count('install_steps')).toBe(3);
  const articles = await count('articles');
  expect(await seed()).toBe(0);
  expect([await count('users'), await count('articles')]).toEqual([62, articles]);
});

it('restores it after it was removed, and keeps saved settings', async () => {
  expect(await remove()).toMatchObject({ waitsForOwner: true });
  expect(await count('users')).toBe(0);
  expect(await count('site_claims', 'claimed_at IS NULL')).toBe(1);
  await api.database.sql(
    `INSERT INTO site_versions (number, kind, changed, settings) VALUES (1, 'saved', '{name}', '{}')`,
  );
  await api.database.sql(
    `UPDATE site_configuration SET configuration = jsonb_set(configuration, '{name}', '"Ours"')`,
  );
  expect(await seed()).toBe(62);
  expect(await site()).toMatchObject({ name: 'Ours', demo: true });
  expect(await count('site_claims')).toBe(0);
});

it('refuses when there are other members', async () => {
  await remove();
  const token = await api.as('first');
  await api.call('GET /api/users/me', { token });
  await expect(seed()).rejects.toThrow('There is a community already: 1 members');
  expect(await count('users', 'demo')).toBe(0);
});
