import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MEMBER_TABLES } from '../../../test/member-tables.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { fillTables } from '../../../test/test-personal-data.ts';
import { photograph } from '../../../test/test-pictures.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { Declaration } from '../../platform/member-data/member-table.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { MakingExportsService } from './export/making-exports.service.ts';
import { MemberDataOwnersService } from './member-data-owners.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-exports-'));
const soon = { timeout: 20_000, interval: 200 };
let api: TestApi;
let token: string;
let other: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  token = await api.as('markone');
  other = await api.as('marktwo');
  const staff = await api.as('staffmember', 'STAFF');
  for (const one of [token, other, staff]) await api.call('GET /api/users/me', { token: one });
  await fillTables(api.database, { id: 'auth0|markone', n: 1, mark: 'markone' }, 'auth0|staffmember');
  await fillTables(api.database, { id: 'auth0|marktwo', n: 2, mark: 'marktwo' }, 'auth0|staffmember');
  await api.database.sql('DELETE FROM data_exports');
  await api.call('POST /api/users/me/avatar', { token, bytes: await photograph(300, 300) });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const last = async (as = token) => (await api.call('GET /api/users/me/export', { token: as })).body.export;
const file = (as = token) =>
  fetch(`${api.url}/api/users/me/export/file`, { headers: { authorization: `Bearer ${as}` } });

it('registers an owner for every declared table', () => {
  const names = (tables: readonly Declaration[]) =>
    tables.map(({ table }) => getTableConfig(table).name).sort();
  expect(names(api.get(MemberDataOwnersService).tables)).toEqual(names(MEMBER_TABLES));
});

describe('the export of a member’s own data', () => {
  let files: Record<string, Uint8Array>;
  const table = (name: string) => JSON.parse(strFromU8(files[`tables/${name}.json`] ?? new Uint8Array()));
  beforeAll(async () => {
    expect(await last()).toBeNull();
    expect((await api.call('POST /api/users/me/export', { token })).body.state).toBe('waiting');
    await vi.waitFor(async () => expect((await last())?.state).toBe('ready'), soon);
    files = unzipSync(new Uint8Array(await (await file()).arrayBuffer()));
  });

  const given = MEMBER_TABLES.filter(({ exported }) => !('not' in exported)).map(
    (one) => [getTableConfig(one.table).name, one] as const,
  );

  it.each(given)('contains rows of %s, with the exported columns', (name, { exported }) => {
    const rows: unknown[] = table(name);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row as object)).toEqual(exported);
  });

  it('contains nothing of other members, and nothing for staff only', () => {
    const all = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    expect(all).toContain('markone comments');
    for (const hidden of ['marktwo', 'STAFF-ONLY', 'staffmember', 'auth0|staff'])
      expect(all).not.toContain(hidden);
  });

  it.each(given.map(([name]) => name))('contains %s as valid JSON, with the texts of the member', (name) => {
    const says = [
      'comments',
      'punishments',
      'punishment_appeals',
      'submission_events',
      'submission_messages',
    ];
    const text = strFromU8(files[`tables/${name}.json`] ?? new Uint8Array());
    if (says.includes(name)) expect(text).toContain(`markone ${name}`);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it('contains the pictures that the member uploaded', () => {
    expect(Object.keys(files).filter((name) => /^files\/avatars\/[\w-]{22}\.webp$/.test(name))).toHaveLength(
      1,
    );
  });

  it('lists what it omits, with the reasons', () => {
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('member_notes: Notes about members');
  });

  it('can be downloaded only by its member', async () => {
    const answer = await file();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="markone.zip"',
    });
    expect((await file(other)).status).toBe(404);
    expectError(await api.call('GET /api/users/me/export/file'), 401, 'AUTHENTICATION_REQUIRED');
  });

  it('is announced by a notification, and isn’t made twice within an hour', async () => {
    await expect
      .poll(async () => {
        const { body } = await api.call('GET /api/notifications', { token });
        return body.items.map(({ type }) => type);
      }, soon)
      .toContain('account.export_ready');
    expect((await api.call('POST /api/users/me/export', { token })).body.state).toBe('ready');
    expect(await api.database.sql('SELECT 1 FROM data_exports')).toHaveLength(1);
  });

  it('is created once for simultaneous requests', async () => {
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => api.call('POST /api/users/me/export', { token: other })),
    );
    expect(asked.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const rows = await api.database.sql(`SELECT 1 FROM data_exports WHERE member_id = 'auth0|marktwo'`);
    expect(rows).toHaveLength(1);
  });

  it('is deleted after seven days', async () => {
    await api.database.sql(
      `UPDATE data_exports SET expires_at = now() - interval '1 second' WHERE state = 'ready'`,
    );
    expect(await last()).toBeNull();
    expect((await file()).status).toBe(404);
    expect(await api.get(MakingExportsService).clean()).toBeGreaterThan(0);
    expect(await api.database.sql(`SELECT 1 FROM data_exports WHERE member_id = 'auth0|markone'`)).toEqual(
      [],
    );
  });

  it('is reported as failed after the last attempt, and can be requested again', async () => {
    const third = await api.as('unlucky');
    await api.call('GET /api/users/me', { token: third });
    const store = vi
      .spyOn(api.get(FileStore), 'writeFrom')
      .mockRejectedValue(new Error('The storage is away.'));
    expect((await api.call('POST /api/users/me/export', { token: third })).body.state).toBe('waiting');
    await vi.waitFor(() => expect(store).toHaveBeenCalled(), soon);
    const [row] = await api.database.sql<{ id: string }>(
      `SELECT id FROM data_exports WHERE member_id = 'auth0|unlucky'`,
    );
    // The queue would send this job after two hours of failed attempts.
    await api.get(Jobs).send('personal-data.export-failed', { data: { exportId: row?.id } });
    await vi.waitFor(async () => expect((await last(third))?.state).toBe('failed'), soon);
    store.mockRestore();
    expect((await api.call('POST /api/users/me/export', { token: third })).body.state).toBe('waiting');
    await vi.waitFor(async () => expect((await last(third))?.state).toBe('ready'), soon);
    expect((await file(third)).status).toBe(200);
    const [queue] = await api.database.sql(
      `SELECT dead_letter, retry_limit FROM jobs.queue WHERE name = 'personal-data.export'`,
    );
    expect(queue).toEqual({ dead_letter: 'personal-data.export-failed', retry_limit: 8 });
  });

  it('fails after six hours if its job is missing in a restored backup, and can be requested again', async () => {
    const fourth = await api.as('restored');
    await api.call('GET /api/users/me', { token: fourth });
    await api.database.sql(
      `INSERT INTO data_exports (member_id, requested_at, expires_at)
       VALUES ('auth0|restored', now() - interval '7 hours', now() + interval '6 days')`,
    );
    expect((await last(fourth))?.state).toBe('waiting');
    await api.get(MakingExportsService).clean();
    expect((await last(fourth))?.state).toBe('failed');
    expect((await api.call('POST /api/users/me/export', { token: fourth })).body.state).toBe('waiting');
    await vi.waitFor(async () => expect((await last(fourth))?.state).toBe('ready'), soon);
  });
});
