import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, quietLogger, type TestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it('spells what was written before as new texts are spelled', async () => {
  const at = migrations.findIndex(({ name }) => name.endsWith('_written_texts'));
  await migrate(database.url, quietLogger, migrations.slice(0, at));
  await database.sql(
    `INSERT INTO users (id, email, full_name, username, bio) VALUES
       ('a', 'a@x.test', U&'Andre\\0301', 'a', E'one\\r\\ntwo\\x07\\rthree\\tfour'),
       ('b', 'b@x.test', 'Ana Reyes', 'b', '')`,
  );
  await database.sql(
    `INSERT INTO docs (slug, title, body, position) VALUES
       ('a', U&'Cafe\\0301', jsonb_build_object('type', 'doc', 'text', U&'u\\0308ber'), 0)`,
  );
  await migrate(database.url, quietLogger);
  expect(await database.sql('SELECT full_name, bio FROM users ORDER BY id')).toEqual([
    { full_name: 'André', bio: 'one\ntwo\nthree\tfour' },
    { full_name: 'Ana Reyes', bio: '' },
  ]);
  expect(await database.sql("SELECT title, body->>'text' AS text FROM docs WHERE slug = 'a'")).toEqual([
    { title: 'Café', text: 'über' },
  ]);
});
