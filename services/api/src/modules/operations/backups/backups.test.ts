import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSmallDisk } from '@boardwalk/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { BUCKET, S3_KEYS, startTestS3 } from '../../../../test/test-s3.ts';
import { MetricsService } from '../../../platform/metrics/metrics.service.ts';
import { S3Bucket, s3Client } from '../../../platform/storage/s3-bucket.ts';
import { BackupsRepository } from './backups.repository.ts';
import { BackupsService } from './backups.service.ts';

const NAME = /^boardwalk-\d{8}T\d{6}Z\.tar\.gz$/;
const work = mkdtempSync(join(tmpdir(), 'boardwalk-scheduled-'));
let s3: Awaited<ReturnType<typeof startTestS3>>;
let database: TestDatabase;
const running: TestApi[] = [];
beforeAll(async () => {
  [s3, database] = await Promise.all([startTestS3(), createTestDatabase()]);
});
afterAll(async () => {
  for (const api of running) await api.stop();
  await Promise.all([s3.stop(), database.drop()]);
  await rm(work, { recursive: true, force: true });
});

/** Starts an API that is stopped after the test. If its database is given, the folder has a backup of today, and none is made at start-up. */
async function startApi(environment: Record<string, string>, of?: TestDatabase): Promise<TestApi> {
  const { BACKUP_FOLDER: folder } = environment;
  if (of && folder)
    await of.sql(
      `INSERT INTO backups (started_at, ended_at, status, file_name, folder, encrypted)
       VALUES (now() - interval '1 hour', now() - interval '1 hour', 'done', 'of-today', $1, false)`,
      [folder],
    );
  const api = await startTestApi({ environment, ...(of && { database: of }) });
  running.push(api);
  return api;
}

const statusOf = async (api: TestApi) =>
  (await api.call('GET /api/dashboard/backups', { token: await api.as('owner', 'OWNER') })).body;
const rowsOf = (api: TestApi) =>
  api.database.sql<Record<string, unknown>>('SELECT * FROM backups ORDER BY started_at DESC');

describe('the schedule', () => {
  it('is off without a folder, and logs it', async () => {
    const api = await startApi({});
    await api.get(BackupsService).make();
    expect(await statusOf(api)).toEqual({
      state: 'unknown',
      dailyAt: null,
      last: null,
      testedAt: null,
      failure: null,
    });
    expect(await api.database.sql(`SELECT 1 FROM jobs.schedule WHERE name LIKE 'backups%'`)).toEqual([]);
  });

  it('makes the first backup immediately, then one a day, and none after it is turned off', async () => {
    const folder = join(work, 'scheduled');
    const environment = { BACKUP_FOLDER: folder, BACKUP_AT: '05:07', METRICS_PORT: '0' };
    const api = await startTestApi({ environment, database });
    expect(await api.database.sql(`SELECT cron FROM jobs.schedule WHERE name = 'backups.make'`)).toEqual([
      { cron: '7 5 * * *' },
    ]);
    const rows = () => rowsOf(api);
    await expect.poll(rows, { timeout: 20_000 }).toMatchObject([{ tested_at: expect.any(Date) }]);
    expect(await rows()).toMatchObject([
      {
        status: 'done',
        folder,
        encrypted: false,
        bucket: null,
        failure: null,
        error: '',
        file_name: expect.stringMatching(NAME),
        files: expect.any(Number),
        started_at: expect.any(Date),
      },
    ]);
    const [file = ''] = await readdir(folder);
    const bytes = (await readFile(join(folder, file))).length;
    expect(await statusOf(api)).toMatchObject({
      state: 'good',
      dailyAt: '05:07',
      failure: null,
      testedAt: expect.any(String),
      last: { file, bytes, encrypted: false, folder, bucket: null },
    });
    const metrics = await (await fetch(`http://localhost:${api.get(MetricsService).port}/metrics`)).text();
    expect(metrics).toContain(`boardwalk_backup_last_size_bytes{service="api"} ${bytes}\n`);
    expect(metrics).toMatch(
      /boardwalk_backup_last_success_timestamp_seconds\{service="api"\} 1\d{9}[.\d]*\n/,
    );
    await api.stop();
    // A start with a backup of today makes none; a start without a folder removes the schedule.
    const next = await startApi({}, database);
    expect(await next.database.sql(`SELECT 1 FROM jobs.schedule WHERE name = 'backups.make'`)).toEqual([]);
    expect(await rowsOf(next)).toHaveLength(1);
  });
});

it('makes the first backup in a new folder, whatever the previous one contains', async () => {
  const folder = join(work, 'moved');
  await database.sql(
    `INSERT INTO backups (started_at, ended_at, status, file_name, folder, encrypted)
     VALUES (now(), now(), 'done', 'elsewhere', '/previous', false)`,
  );
  const api = await startTestApi({ environment: { BACKUP_FOLDER: folder }, database });
  running.push(api);
  const newest = async () => (await rowsOf(api)).find((row) => row.folder === folder);
  await expect.poll(newest, { timeout: 20_000 }).toMatchObject({ folder, tested_at: expect.any(Date) });
  expect(await readdir(folder)).toHaveLength(1);
  await api.stop();
  running.pop();
});

describe('with a backup of today', () => {
  it('keeps the newest ones, and removes what a killed process left a day ago', async () => {
    const folder = join(work, 'kept');
    await mkdir(join(folder, '.backup-old'), { recursive: true });
    await mkdir(join(folder, '.backup-new'));
    await utimes(join(folder, '.backup-old'), 0, 0);
    for (const day of [1, 2, 3])
      await writeFile(join(folder, `boardwalk-2025010${day}T043000Z.tar.gz`), 'old');
    const api = await startApi({ BACKUP_FOLDER: folder, BACKUP_KEEP: '2' }, database);
    await api.get(BackupsService).make();
    const names = (await readdir(folder)).sort();
    expect(names).toEqual(['.backup-new', 'boardwalk-20250103T043000Z.tar.gz', expect.stringMatching(NAME)]);
    expect(await statusOf(api)).toMatchObject({ state: 'good', last: { file: names[2] } });
  });

  it('reports an unwritable or full folder, and still shows the last backup', async ({ skip }) => {
    const disk = makeSmallDisk(4_194_304);
    if (!disk) return skip('no small disk can be made here');
    try {
      const api = await startApi({ BACKUP_FOLDER: disk.folder }, database);
      disk.fill();
      await expect(api.get(BackupsService).make()).rejects.toThrow('ENOSPC');
      expect(await statusOf(api)).toMatchObject({
        state: 'attention',
        last: { encrypted: false },
        failure: { reason: 'no-room', detail: expect.stringContaining('no space left') },
      });
      disk.free();
      disk.setReadOnly(true);
      await expect(api.get(BackupsService).make()).rejects.toThrow();
      expect((await statusOf(api)).failure).toMatchObject({ reason: 'not-writable' });
      expect(await readdir(disk.folder)).toEqual([]);
      expect(api.logs).toContainEqual(
        expect.objectContaining({ level: 'error', msg: 'a backup could not be made' }),
      );
    } finally {
      disk.remove();
    }
  });
});

it('removes a backup that is found damaged, counts it as failed, and keeps the complete ones', async () => {
  const folder = join(work, 'damaged');
  const api = await startApi({ BACKUP_FOLDER: folder, BACKUP_KEEP: '1' }, database);
  await mkdir(folder);
  await writeFile(join(folder, 'boardwalk-20250101T043000Z.tar.gz'), 'whole');
  // Simulates a disk that loses half of the file before the check.
  const repository = api.get(BackupsRepository);
  const add = vi.spyOn(repository, 'add').mockImplementationOnce(async (row) => {
    const file = join(folder, row.fileName);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length >> 1));
    add.mockRestore();
    return repository.add(row);
  });
  await expect(api.get(BackupsService).make()).rejects.toThrow();
  expect(await statusOf(api)).toMatchObject({ state: 'attention', failure: { reason: 'damaged' } });
  expect(await readdir(folder)).toEqual(['boardwalk-20250101T043000Z.tar.gz']);
});

describe('a bucket', () => {
  const inBucket = (bucket: string) => ({
    BACKUP_FOLDER: join(work, 'uploaded'),
    BACKUP_KEEP: '2',
    BACKUP_BUCKET: bucket,
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  });

  it('that doesn’t exist is reported, the backup on disk counts, and a later upload includes it', async () => {
    const api = await startApi(inBucket('no-such-bucket'), database);
    await api.get(BackupsService).make();
    await expect(api.get(BackupsService).upload()).rejects.toThrow();
    const { state, failure, last } = await statusOf(api);
    expect({ state, reason: failure?.reason, bucket: last?.bucket }).toEqual({
      state: 'attention',
      reason: 'bucket',
      bucket: null,
    });
    expect(failure?.detail).toMatch(/bucket/i);
    expect(existsSync(join(work, 'uploaded', last?.file ?? ''))).toBe(true);
    await running.pop()?.stop();

    const repaired = await startApi(inBucket(BUCKET), database);
    await repaired.get(BackupsService).upload();
    expect(await statusOf(repaired)).toMatchObject({
      state: 'good',
      failure: null,
      last: { bucket: BUCKET },
    });
    const client = s3Client({ endpoint: s3.url, region: 'us-east-1', bucket: BUCKET, ...S3_KEYS });
    const bucket = new S3Bucket(client, BUCKET);
    expect(await bucket.get(last?.file ?? '')).toEqual(
      await readFile(join(work, 'uploaded', last?.file ?? '')),
    );
    for (const key of [
      'boardwalk-20250101T043000Z.tar.gz',
      'boardwalk-20250102T043000Z.tar.gz',
      'boardwalk-notes',
    ])
      await bucket.put(key, Buffer.from('x'));
    await repaired.get(BackupsService).upload();
    expect(await bucket.keys('')).toEqual([
      'boardwalk-20250102T043000Z.tar.gz',
      last?.file,
      'boardwalk-notes',
    ]);
    client.destroy();
  });
});
