import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { TestIssuer } from '../../../test/test-issuer.ts';

let database: TestDatabase;
let issuer: TestIssuer;
beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await TestIssuer.start();
});
afterAll(async () => {
  await issuer.stop();
  await database.drop();
});

async function seqAfterStart(): Promise<number> {
  const api = await startTestApi({ database, issuer });
  await api.stop();
  const [row] = await database.sql<{ seq: string }>('SELECT seq FROM registry_state');
  return Number(row?.seq);
}

it('raises the number of the set after a restore, and not at any other start', async () => {
  const first = await seqAfterStart();
  expect(await seqAfterStart()).toBe(first);

  // Simulates a restore: the same rows, in a new table.
  await database.sql('ALTER TABLE registry_state RENAME TO saved');
  await database.sql('CREATE TABLE registry_state (LIKE saved INCLUDING ALL)');
  await database.sql('INSERT INTO registry_state SELECT * FROM saved');
  await database.sql('DROP TABLE saved');

  const restored = await seqAfterStart();
  expect(restored).toBeGreaterThan(first);
  expect(restored).toBeGreaterThan(Date.now() - 60_000);
  expect(await seqAfterStart()).toBe(restored);
  // The API starts four times.
}, 60_000);
