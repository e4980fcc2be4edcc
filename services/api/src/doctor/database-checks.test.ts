import type pg from 'pg';
import { expect, it } from 'vitest';
import { testInstallation } from '../../test/test-installation.ts';
import { migrations, readMigration } from '../platform/database/migrations.ts';
import { lookAtClock, lookAtConnections, lookAtMigrations, lookAtVersion } from './database-checks.ts';

/** A database that answers one statement after the other with these rows. */
function database(...answers: object[][]) {
  const rows = async <Row extends pg.QueryResultRow>() => (answers.shift() ?? []) as Row[];
  return { ...testInstallation(), rows };
}

it.each([
  [150_004, 'ok'],
  [140_010, 'problem'],
])('looks at the version of PostgreSQL: %s', async (number, standing) => {
  expect(await lookAtVersion(database([{ number, version: 'x' }]))).toMatchObject({ standing });
});

const names = migrations.map(({ name }) => name);
const contracts = migrations.filter((one) => readMigration(one).after).map(({ name }) => name);
it.each([
  ['ok', 'up to date', names],
  ['ok', `${contracts.length} migrations wait`, names.filter((name) => !contracts.includes(name))],
  ['warning', '1 of', names.slice(0, -1)],
  ['problem', 'doesn’t know 9999_later', [...names, '9999_later']],
])('compares the schema with this version: %s, %s', async (standing, says, applied) => {
  const at = database(
    [{ there: true }],
    applied.map((name) => ({ name })),
  );
  expect(await lookAtMigrations(at)).toMatchObject({ standing, says: expect.stringContaining(says) });
});

it('takes an empty database for one', async () => {
  expect(await lookAtMigrations(database([{ there: false }]))).toMatchObject({
    standing: 'ok',
    says: 'the database is empty; the next start fills it',
  });
});

// The pool is 10, and two connections are beside it.
it.each([
  [{ most: 60, reserved: 3, used: 12 }, 'ok'],
  [{ most: 60, reserved: 3, used: 50 }, 'warning'],
  [{ most: 60, reserved: 3, used: 56 }, 'problem'],
  [{ most: 10, reserved: 3, used: 0 }, 'problem'],
])('counts connections: %j is %s', async (row, standing) => {
  expect(await lookAtConnections(database([row]))).toMatchObject({ standing });
});

it.each([
  [0, 'ok'],
  [-25_000, 'ok'],
  [40_000, 'warning'],
])('compares clocks: %d ms', async (difference, standing) => {
  expect(await lookAtClock(database([{ ms: Date.now() + difference }]))).toMatchObject({ standing });
});
