import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, quietLogger, type TestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrations } from '../../platform/database/migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it('gives tokens that were made without an end 90 days, and takes those in use for approved', async () => {
  const at = migrations.findIndex(({ name }) => name.endsWith('_deploy_token_approval'));
  await migrate(database.url, quietLogger, migrations.slice(0, at));
  await database.sql(
    `INSERT INTO deploy_tokens (name, start, hash, remotes, created_by, created_at, expires_at) VALUES
       ('without', 'bwd_a', 'a', '["news"]', 'Owner', now() - interval '2 years', NULL),
       ('with', 'bwd_b', 'b', '["news"]', 'Owner', now(), now() + interval '5 days')`,
  );
  await migrate(database.url, quietLogger);
  const rows = await database.sql(
    `SELECT name, publish_only, approved_at IS NOT NULL AS approved,
       round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM deploy_tokens ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'with', publish_only: false, approved: true, days: 5 },
    { name: 'without', publish_only: false, approved: true, days: 90 },
  ]);
});
