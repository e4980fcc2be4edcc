import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findOwnSite, readLocalSite, rememberOwnSite } from './own-site.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'boardwalk-own-'));
  // The database's own user reads it when the tests run as root.
  chmodSync(root, 0o755);
  folders.push(root);
  return root;
}

function withData(root: string, dataDir: string) {
  mkdirSync(join(root, dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(root, dataDir, 'postgres/PG_VERSION'), '17');
}

const own = { dataDir: '.data-plain', preset: 'plain', outsideDatabase: false };

it("opens the user's own site in every command once it was started", () => {
  const root = checkout();
  withData(root, '.data-plain');
  rememberOwnSite(own, root);
  expect(readLocalSite({}, root)).toMatchObject({
    dataDir: join(root, '.data-plain'),
    demo: false,
    preset: 'plain',
    fakeGame: false,
  });
});

it('opens the demo in a fresh checkout, and after the data of the own site was deleted', () => {
  const root = checkout();
  expect(readLocalSite({}, root)).toMatchObject({ dataDir: resolve('.data'), fakeGame: true });
  rememberOwnSite(own, root);
  expect(findOwnSite(root)).toBeUndefined();
  expect(readLocalSite({}, root)).toMatchObject({ dataDir: resolve('.data'), fakeGame: true });
});

it('follows a data folder that the environment names', () => {
  const root = checkout();
  withData(root, '.data-plain');
  rememberOwnSite(own, root);
  expect(readLocalSite({ DATA_DIR: '/elsewhere' }, root)).toMatchObject({
    dataDir: '/elsewhere',
  });
});

it('refuses to open the demo next to an own site that no mark names', () => {
  const root = checkout();
  withData(root, '.data-mountain');
  expect(() => readLocalSite({}, root)).toThrow(/\.data-mountain.*npm start -- --preset mountain.*--demo/);
});

it('refuses to open an own site without its database', () => {
  const root = checkout();
  withData(root, '.data-plain');
  rememberOwnSite({ ...own, outsideDatabase: true }, root);
  expect(() => readLocalSite({}, root)).toThrow('Set DATABASE_URL');
  const DATABASE_URL = 'postgres://localhost/own';
  expect(readLocalSite({ DATABASE_URL }, root)).toMatchObject({ databaseUrl: DATABASE_URL, demo: false });
});
