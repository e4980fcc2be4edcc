import { profileChangeSchema } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { PUBLIC_COLUMNS } from './handles.repository.ts';
import { USER_TABLES } from './users.member-data.ts';
import { users } from './users.table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('every column of a public profile counts as a change of cached pages', async () => {
  const rows = await database.sql<{ name: string }>(
    `SELECT event_object_column AS name FROM information_schema.triggered_update_columns WHERE trigger_name = 'users_count_people'`,
  );
  const counted = rows.map(({ name }) => name);
  const shown = Object.values(PUBLIC_COLUMNS).map(({ name }) => name);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((name) => !counted.includes(name))).toEqual([]);
});

it('every field of a profile is in the member’s export', () => {
  const exported = USER_TABLES.find(({ table }) => table === users)?.exported ?? [];
  const fields = Object.keys(profileChangeSchema.shape).filter((field) => field !== 'version');
  expect(fields.length).toBeGreaterThan(5);
  expect(Array.isArray(exported) && fields.filter((field) => !exported.includes(field))).toEqual([]);
});
