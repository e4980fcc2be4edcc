import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';
import { createEmptyDatabase, quietLogger, type TestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations, readMigration } from './migrations.ts';

/** This version on the schema of an installation that was brought up to date a moment ago: the previous version still runs beside it. */
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

it('leaves what the previous version reads as it is', async () => {
  const waiting = migrations.filter((migration) => readMigration(migration).after).map(({ name }) => name);
  const applied = await database.sql<{ name: string }>('SELECT name FROM schema_migrations');
  expect(applied.map(({ name }) => name)).not.toEqual(expect.arrayContaining(waiting));
});

it('keeps the names of roles where the previous version looks for them', async () => {
  const holders = async () => {
    const { body } = await api.call('GET /api/users?role=helper', { token: owner });
    return body.items.map(({ username }) => username);
  };
  const stored = () => database.sql(`SELECT held_roles FROM users WHERE id = 'auth0|reader'`);
  const body = { userId: 'auth0|reader', role: 'HELPER' };
  const given = (await api.call('POST /api/roles', { token: owner, body })).body;
  expect(await holders()).toEqual(['reader']);
  expect(await stored()).toEqual([{ held_roles: ['HELPER'] }]);
  await api.call(`DELETE /api/roles/${given.id}`, { token: owner });
  expect(await holders()).toEqual([]);
  expect(await stored()).toEqual([{ held_roles: [] }]);
});

it('keeps the tags, and the counts that the previous version reads', async () => {
  const counts = () => database.sql('SELECT tag, articles FROM article_tag_counts WHERE articles > 0');
  const article = await room.publish({ title: 'Tagged', tags: ['harbour'] });
  await room.publish({ title: 'Tagged as well', tags: ['harbour'] });
  expect(await counts()).toEqual([{ tag: 'harbour', articles: 2 }]);
  const changed = (await room.change(room.editor, article, { tags: ['pier'] })).body;
  expect(await counts()).toEqual(
    expect.arrayContaining([
      { tag: 'harbour', articles: 1 },
      { tag: 'pier', articles: 1 },
    ]),
  );
  await room.move(room.editor, changed, 'archived');
  expect(await counts()).toEqual([{ tag: 'harbour', articles: 1 }]);
  const { body } = await api.call('GET /api/articles/tags', { token: room.reader });
  expect(body.items).toEqual([{ tag: 'harbour', articles: 1 }]);
});
