import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, testEnvironment } from '../../test/test-api.ts';
import { TestIssuer } from '../../test/test-issuer.ts';
import { lookAtInstallation } from './look-at-installation.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-doctor-'));
let api: TestApi;
let issuer: TestIssuer;
let environment: Record<string, string>;
beforeAll(async () => {
  issuer = await TestIssuer.start();
  api = await startTestApi({ issuer });
  environment = {
    ...(await testEnvironment(issuer, api.database.url)),
    RELEASES_DIR: join(folder, 'releases'),
    MEDIA_DIR: join(folder, 'media'),
    BACKUP_FOLDER: folder,
    SITE_ORIGIN: 'http://localhost:3000',
  };
});
afterAll(async () => {
  await api.stop();
  await issuer.stop();
  rmSync(folder, { recursive: true });
});

const standings = async (more: Record<string, string> = {}, except: string[] = []) => {
  const findings = await lookAtInstallation({ ...environment, ...more }, { except, site: api.url });
  return findings.map(({ check, standing, says }) => `${standing} ${check}: ${says}`);
};

it('finds no problems of a running site except missing setup steps', async () => {
  const found = await standings();
  expect(found.filter((line) => !line.startsWith('ok '))).toEqual([
    // Test keys are written with the mode of the umask.
    expect.stringMatching(/^problem signing key: .* can be read by others/),
    expect.stringMatching(/^problem push key: .* can be read by others/),
    expect.stringContaining('warning gateway key: there is no gateway key'),
    `warning backups: there is no backup in ${folder}`,
  ]);
  for (const line of [
    /^ok database: PostgreSQL \d+/,
    /^ok migrations: the schema is up to date/,
    /^ok clock/,
    /^ok health: the site at .* is live and ready$/,
  ])
    expect(found).toContainEqual(expect.stringMatching(line));
});

it('changes nothing', async () => {
  // Compares the transaction of each row, because PostgreSQL updates its statistics with a delay.
  const rows = async () => {
    const tables = ['schema_migrations', 'install_steps', 'users', 'site_configuration'];
    return Promise.all(
      tables.map((table) => api.database.sql(`SELECT xmin::text, ctid::text FROM ${table}`)),
    );
  };
  const before = await rows();
  await standings();
  expect(await rows()).toEqual(before);
});

it('reports once that the database doesn’t respond', async () => {
  const found = await standings({ DATABASE_URL: 'postgres://localhost:9/none' });
  expect(found.filter((line) => /database|migrations|clock/.test(line))).toEqual([
    expect.stringMatching(/^problem database: the database doesn’t answer: .*ECONNREFUSED/),
  ]);
});

it('names each invalid setting, and checks nothing else', async () => {
  expect(await standings({ API_PORT: 'x', LOG_LEVEL: 'loud' })).toEqual([
    expect.stringContaining('problem settings: API_PORT:'),
    expect.stringContaining('problem settings: LOG_LEVEL:'),
  ]);
});

it('skips excluded checks', async () => {
  const all = ['settings', 'folders', 'signing key', 'push key', 'gateway key', 'redis', 'bucket'];
  expect(await standings({}, [...all, 'identity', 'health', 'backups', 'database'])).toEqual([
    'ok settings: the API can read its settings',
  ]);
});
