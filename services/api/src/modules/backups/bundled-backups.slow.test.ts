import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BundledApi, bundleApi } from '../../../test/killable-api.ts';
import { testEnvironment } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { TestIssuer } from '../../../test/test-issuer.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bundled-'));
let api: BundledApi;
let issuer: TestIssuer;
let database: TestDatabase;
beforeAll(async () => {
  [api, issuer, database] = await Promise.all([bundleApi(), TestIssuer.start(), createTestDatabase()]);
}, 60_000);
afterAll(async () => {
  await api.remove();
  await Promise.all([issuer.stop(), database.drop()]);
  rmSync(folder, { recursive: true });
});

// The program of the worker thread is a file next to the bundle, so only the bundle finds it there.
it('makes and checks a backup with the bundled API', async () => {
  const environment = await testEnvironment(issuer, database.url);
  await api.start({ ...environment, API_PORT: '0', BACKUP_FOLDER: folder });
  const rows = () => database.sql<Record<string, unknown>>('SELECT * FROM backups');
  await expect
    .poll(rows, { timeout: 30_000 })
    .toMatchObject([{ status: 'done', failure: null, tested_at: expect.any(Date) }]);
}, 60_000);
