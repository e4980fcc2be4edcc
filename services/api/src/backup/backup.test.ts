import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/test-api.ts';
import { startNewsroom } from '../../test/test-articles.ts';
import { createEmptyDatabase, quietLogger, type TestDatabase } from '../../test/test-database.ts';
import { untilFannedOut } from '../../test/test-notifications.ts';
import { inThread } from './archive-thread.ts';
import { type BackupOptions, checkBackup, makeBackup, restoreBackup } from './backup.ts';
import { keepNewest, nameOfBackup } from './kept-backups.ts';

const work = mkdtempSync(join(tmpdir(), 'boardwalk-backup-'));
let api: TestApi;
let slug: string;

/** Returns the options of a site in its own folder. */
function siteAt(name: string, databaseUrl: string): BackupOptions {
  const at = join(work, name);
  return {
    databaseUrl,
    passphrase: undefined,
    keys: [join(at, 'keys/release-signing.json')],
    folders: { releases: join(at, 'releases'), media: join(at, 'media') },
  };
}

async function withDatabase<T>(use: (database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await createEmptyDatabase();
  return use(database).finally(() => database.drop());
}

const backupOf = (name: string) => makeBackup(join(work, name), siteAt('old', api.database.url));
const restoreInto = (database: TestDatabase, file: string, site: string) =>
  restoreBackup(join(work, file), siteAt(site, database.url), quietLogger);

/** Returns the number of rows of each table, without jobs. */
async function countsOf(database: TestDatabase) {
  const tables = await database.sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const counts: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await database.sql<{ rows: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS rows FROM "${name}" t`,
    );
    counts[name] = row?.rows;
  }
  return counts;
}

beforeAll(async () => {
  api = await startTestApi();
  const room = await startNewsroom(api);
  slug = (await room.publish({ title: 'Kept for good: "ü", \\N and \\.' })).slug;
  const { folders, keys } = siteAt('old', '');
  await mkdir(join(folders.releases ?? '', 'news/1.0.0'), { recursive: true });
  await mkdir(folders.media ?? '', { recursive: true });
  await mkdir(join(work, 'old/keys'));
  await writeFile(join(folders.releases ?? '', 'news/1.0.0/entry.js'), 'export {};');
  await writeFile(join(folders.media ?? '', 'one.webp'), Buffer.alloc(300_000, 7));
  await writeFile(keys[0] ?? '', '{"d":"old"}');
});
afterAll(async () => {
  await api.stop();
  await rm(work, { recursive: true });
});

describe('a backup', () => {
  it('is restored completely: rows, files, keys, and a working site', async () => {
    // Completes the fan-out first, so that rows don't change during the backup.
    await untilFannedOut(api);
    const made = await backupOf('whole.tar.gz');
    expect(made.tables.find(({ name }) => name === 'articles')?.rows).toBe(1);
    await withDatabase(async (database) => {
      const before = await countsOf(api.database);
      await mkdir(join(work, 'new/keys'), { recursive: true });
      await writeFile(join(work, 'new/keys/release-signing.json'), '{"d":"of the new machine"}');
      await restoreInto(database, 'whole.tar.gz', 'new');
      expect(await countsOf(database)).toEqual(before);
      expect(await readFile(join(work, 'new/releases/news/1.0.0/entry.js'), 'utf8')).toBe('export {};');
      expect(await readFile(join(work, 'new/media/one.webp'))).toEqual(Buffer.alloc(300_000, 7));
      expect(await readFile(join(work, 'new/keys/release-signing.json'), 'utf8')).toBe('{"d":"old"}');
      expect(existsSync(join(work, 'new/keys/release-signing.json.before-restore'))).toBe(true);
      const next = await startTestApi({ database, issuer: api.issuer });
      try {
        const token = await next.as('chief', 'EDITOR');
        expect((await next.call(`GET /api/articles/${slug}`, { token })).body.title).toContain(
          '"ü", \\N and \\.',
        );
        expect((await next.call('GET /api/users/me', { token })).body.username).toBe('chief');
        // Sequences continue as well.
        const body = { title: 'After the move' };
        expect((await next.call('POST /api/articles', { token, body })).status).toBe(201);
      } finally {
        await next.stop();
      }
    });
  });

  it('is restored only into an empty site, and changes no other', async () => {
    await backupOf('again.tar.gz');
    const before = await countsOf(api.database);
    await expect(restoreInto(api.database, 'again.tar.gz', 'elsewhere')).rejects.toThrow(
      'The database is not empty',
    );
    expect(await countsOf(api.database)).toEqual(before);
    await withDatabase(async (database) => {
      await expect(restoreInto(database, 'again.tar.gz', 'old')).rejects.toThrow('is not empty');
      expect(await countsOf(database)).toEqual({});
    });
  });

  it('is checked by reading it completely, without changes', async () => {
    const made = await backupOf('checked.tar.gz');
    expect(await checkBackup(join(work, 'checked.tar.gz'), undefined)).toEqual(made);
    expect((await readdir(work)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('with a file that differs from its manifest is detected', async () => {
    const folder = join(work, 'opened');
    await mkdir(folder);
    await backupOf('exchanged.tar.gz');
    await inThread('unpack', join(work, 'exchanged.tar.gz'), folder);
    await writeFile(join(folder, 'files/media/one.webp'), 'another picture');
    await inThread('pack', folder, join(work, 'exchanged.tar.gz'));
    await expect(checkBackup(join(work, 'exchanged.tar.gz'), undefined)).rejects.toThrow(
      'The backup is damaged: files/media/one.webp.',
    );
  });

  it('that is damaged is detected, without changes', async () => {
    await backupOf('damaged.tar.gz');
    const bytes = await readFile(join(work, 'damaged.tar.gz'));
    bytes.writeUInt8((bytes[bytes.length >> 1] ?? 0) ^ 0xff, bytes.length >> 1);
    await writeFile(join(work, 'damaged.tar.gz'), bytes);
    await expect(checkBackup(join(work, 'damaged.tar.gz'), undefined)).rejects.toThrow();
    await withDatabase(async (database) => {
      await expect(restoreInto(database, 'damaged.tar.gz', 'unharmed')).rejects.toThrow();
      expect(await countsOf(database)).toEqual({});
    });
    expect(existsSync(join(work, 'unharmed'))).toBe(false);
  });

  it('leaves no file and no temporary files when it fails', async () => {
    const site = siteAt('old', 'postgres://nobody:wrong@localhost:1/none');
    await expect(makeBackup(join(work, 'failed/none.tar.gz'), site)).rejects.toThrow();
    expect(await readdir(join(work, 'failed'))).toEqual([]);
  });
});

it('keeps the newest ones, and files with other names', async () => {
  const folder = join(work, 'kept');
  await mkdir(folder);
  const names = [1, 2, 3].map((day) => nameOfBackup(new Date(Date.UTC(2026, 0, day, 4, 30)), day === 2));
  expect(names.slice(0, 2)).toEqual([
    'boardwalk-20260101T043000Z.tar.gz',
    'boardwalk-20260102T043000Z.tar.gz.age',
  ]);
  for (const name of [...names, 'notes.txt']) await writeFile(join(folder, name), '');
  expect(await keepNewest(folder, 2)).toEqual([names[0]]);
  expect(await readdir(folder)).toEqual([...names.slice(1), 'notes.txt']);
});
