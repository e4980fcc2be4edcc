import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { isEncrypted } from '../../../backup/archive.ts';
import { checkBackup } from '../../../backup/backup.ts';
import { BackupsService } from './backups.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-encrypted-'));
const environment = { BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: 'four words of mine' };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

// The key derivation is slow on purpose: each guess of a passphrase costs a second.
it('encrypts a backup, and reads it completely', { timeout: 70_000 }, async () => {
  const rows = () => api.database.sql<Record<string, unknown>>('SELECT * FROM backups');
  await expect
    .poll(rows, { timeout: 60_000 })
    .toMatchObject([{ status: 'done', encrypted: true, failure: null, tested_at: expect.any(Date) }]);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/\.tar\.gz\.age$/);
  expect(await isEncrypted(join(folder, name))).toBe(true);
  await expect(checkBackup(join(folder, name), undefined)).rejects.toThrow('The backup is encrypted');
  await expect(checkBackup(join(folder, name), 'other')).rejects.toThrow('with this passphrase');
  const bytes = await readFile(join(folder, name));
  await writeFile(join(folder, name), bytes.subarray(0, bytes.length >> 1));
  await expect(checkBackup(join(folder, name), environment.BACKUP_PASSPHRASE)).rejects.toThrow();
});

it('doesn’t block the event loop', async () => {
  const before = performance.eventLoopUtilization();
  await api.get(BackupsService).make();
  const { utilization } = performance.eventLoopUtilization(before);
  expect(utilization).toBeLessThan(0.5);
});
