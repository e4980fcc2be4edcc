import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';
import { createEmptyDatabase, quietLogger, type TestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations, readMigration } from './migrations.ts';

/** Runs this version on the schema of an installation that was just migrated, while the previous version still runs. */
let database: TestDatabase;
let api: TestApi;
let room: Newsroom;
let owner: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const expanding = migrations.filter((migration) => !readMigration(migration).after);
  await migrate(database.url, quietLogger, expanding);
  api = await startTestApi({ database });
  room = await startNewsroom(api);
  owner = await api.as('owner', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  await database.drop();
});

it('leaves the columns that the previous version reads unchanged', async () => {
  const waiting = migrations.filter((migration) => readMigration(migration).after).map(({ name }) => name);
  const applied = await database.sql<{ name: string }>('SELECT name FROM schema_migrations');
  expect(applied.filter(({ name }) => waiting.includes(name))).toEqual([]);
});

it('works on that schema', async () => {
  const body = { userId: 'auth0|reader', role: 'HELPER' };
  const given = (await api.call('POST /api/roles', { token: owner, body })).body;
  expect((await api.call('GET /api/users?role=helper', { token: owner })).body.items).toHaveLength(1);
  expect((await api.call(`DELETE /api/roles/${given.id}`, { token: owner })).status).toBe(204);
  await room.publish({ title: 'Tagged', tags: ['harbour'] });
  const { body: tags } = await api.call('GET /api/articles/tags', { token: room.reader });
  expect(tags.items).toEqual([{ tag: 'harbour', articles: 1 }]);
});
