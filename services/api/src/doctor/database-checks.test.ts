import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { makeRelease } from '../../test/release-factory.ts';
import { testInstallation } from '../../test/test-installation.ts';
import {
  lookAtClock,
  lookAtConnections,
  lookAtMigrations,
  lookAtReleaseFiles,
  lookAtVersion,
} from './database-checks.ts';

/** Returns a database that responds to consecutive statements with these rows. */
function database(...answers: object[][]) {
  const rows = async <Row extends pg.QueryResultRow>() => (answers.shift() ?? []) as Row[];
  return { ...testInstallation(), rows };
}

it.each([
  [150_004, 'ok'],
  [140_010, 'problem'],
])('checks the version of PostgreSQL: %s', async (number, standing) => {
  expect(await lookAtVersion(database([{ number, version: 'x' }]))).toMatchObject({ standing });
});

const KNOWN = [
  { name: '0000_first', sql: 'SELECT 1;' },
  { name: '0001_contract', sql: '-- migrate: a day after 0000_first\nSELECT 1;' },
  { name: '0002_third', sql: 'SELECT 1;' },
];
it.each([
  ['ok', 'up to date', ['0000_first', '0001_contract', '0002_third']],
  ['ok', '1 migrations wait', ['0000_first', '0002_third']],
  ['warning', '1 of 3', ['0000_first', '0001_contract']],
  ['problem', 'doesn’t know 9999_later', ['0000_first', '0001_contract', '0002_third', '9999_later']],
  ['problem', 'before 1.0', ['0000_community']],
])('compares the schema with this version: %s, %s', async (standing, says, applied) => {
  const at = database(
    [{ there: true }],
    applied.map((name) => ({ name })),
  );
  expect(await lookAtMigrations(at, KNOWN)).toMatchObject({ standing, says: expect.stringContaining(says) });
});

it('accepts an empty database', async () => {
  expect(await lookAtMigrations(database([{ there: false }]))).toMatchObject({
    standing: 'ok',
    says: 'the database is empty; the next start fills it',
  });
});

// The pool has 10 connections, and two more are outside of it.
it.each([
  [{ most: 60, reserved: 3, used: 12 }, 'ok'],
  [{ most: 60, reserved: 3, used: 50 }, 'warning'],
  [{ most: 60, reserved: 3, used: 56 }, 'problem'],
  [{ most: 10, reserved: 3, used: 0 }, 'problem'],
])('rates connections %j as %s', async (row, standing) => {
  expect(await lookAtConnections(database([row]))).toMatchObject({ standing });
});

it.each([
  [0, 'ok'],
  [-25_000, 'ok'],
  [40_000, 'warning'],
])('compares clocks: %d ms', async (difference, standing) => {
  expect(await lookAtClock(database([{ ms: Date.now() + difference }]))).toMatchObject({ standing });
});

it('hashes the files of served releases', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-doctor-'));
  const { description, files } = makeRelease('shop', '1');
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'shop/1', path)), { recursive: true });
    writeFileSync(join(folder, 'shop/1', path), bytes);
  }
  const look = () => {
    const at = database([{ there: true }], [{ description }]);
    return lookAtReleaseFiles({ ...at, ...testInstallation({ RELEASES_DIR: folder }) });
  };
  expect(await look()).toMatchObject({ standing: 'ok' });
  const script = join(folder, 'shop/1/static/page.js');
  writeFileSync(script, Buffer.alloc(readFileSync(script).length, ' '));
  expect(await look()).toMatchObject({
    standing: 'problem',
    says: '1 files of served releases are lost or damaged: shop 1: static/page.js',
  });
  rmSync(folder, { recursive: true });
});
