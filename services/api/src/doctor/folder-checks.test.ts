import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testInstallation } from '../../test/test-installation.ts';
import { nameOfBackup } from '../backup/kept-backups.ts';
import { lookAtBackups, lookAtFolders } from './folder-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
const now = new Date('2026-01-05T12:00:00Z');

it('checks the folders of releases and pictures, and their disk', async () => {
  mkdirSync(join(folder, 'releases'));
  writeFileSync(join(folder, 'media'), '');
  chmodSync(join(folder, 'media'), 0o400);
  const folders = { RELEASES_DIR: join(folder, 'releases'), MEDIA_DIR: join(folder, 'media') };
  const seen = await lookAtFolders(testInstallation(folders));
  expect(seen.slice(0, 2).map(({ standing }) => standing)).toEqual(['ok', 'problem']);
  expect(seen[2]?.says).toContain('GB are free');
  // With a bucket there are no pictures in the folder.
  expect(await lookAtFolders(testInstallation({ ...folders, RELEASE_STORAGE: 's3' }))).toHaveLength(2);
});

it('reports the age of the newest backup', async () => {
  const backupFolder = join(folder, 'backups');
  const look = () => lookAtBackups(testInstallation({}, { backupFolder, now }));
  expect(await look()).toMatchObject({ standing: 'warning', says: `there is no backup in ${backupFolder}` });
  mkdirSync(backupFolder);
  writeFileSync(join(backupFolder, 'notes.txt'), '');
  expect((await look()).standing).toBe('warning');
  writeFileSync(join(backupFolder, nameOfBackup(new Date('2026-01-04T09:00:00Z'), false)), '');
  expect(await look()).toMatchObject({
    standing: 'warning',
    says: expect.stringContaining('27.0 hours old'),
  });
  writeFileSync(join(backupFolder, nameOfBackup(new Date('2026-01-05T04:30:00Z'), true)), '');
  expect(await look()).toMatchObject({ standing: 'ok', says: expect.stringContaining('7.5 hours old') });
});
