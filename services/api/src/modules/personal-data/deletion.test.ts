import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { fillTables } from '../../../test/test-personal-data.ts';
import { MemberPicturesService } from '../media/avatars/member-pictures.service.ts';
import { StoredFilesService } from '../submissions/files/stored-files.service.ts';
import { ErasingService } from './deletion/erasing.service.ts';
import { MakingExportsService } from './export/making-exports.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-deletion-'));
let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  staff = await api.as('staffmember', 'STAFF');
  await api.call('GET /api/users/me', { token: staff });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const ask = (token: string, handle: string) =>
  api.call('POST /api/users/me/deletion', { token, body: { handle } });
const due = (name: string) =>
  api.database.sql(`UPDATE users SET deletion_due_at = now() - interval '1 second' WHERE id = $1`, [
    `auth0|${name}`,
  ]);
const isThere = async (name: string) =>
  (await api.database.sql('SELECT 1 FROM users WHERE id = $1', [`auth0|${name}`])).length === 1;

describe('requesting the deletion of an account', () => {
  it('requires the handle, and can be withdrawn for 14 days', async () => {
    const token = await api.as('thinker');
    expectError(await ask(token, 'somebody-else'), 422, 'HANDLE_MISMATCH');
    const { body } = await ask(token, 'Thinker');
    const days = (Date.parse(body.deletionDueAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    expect((await ask(token, 'thinker')).body.deletionDueAt).toBe(body.deletionDueAt);
    expect(await api.get(ErasingService).eraseDue()).toBe(0);
    const kept = await api.call('DELETE /api/users/me/deletion', { token });
    expect(kept.body.deletionDueAt).toBeNull();
    const actions = await api.database.sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE target->>'id' = 'auth0|thinker' AND action LIKE 'account.%' ORDER BY at`,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'account.deletion-asked',
      'account.deletion-withdrawn',
    ]);
  });

  it('requires a recent sign-in', async () => {
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    const claims = {
      name: 'T',
      nickname: 'thinker',
      email: 't@x.test',
      'https://boardwalk.community/signed_in_at': hourAgo,
    };
    const token = await api.issuer.token('auth0|thinker', { claims });
    expectError(await ask(token, 'thinker'), 403, 'FRESH_SIGN_IN_NEEDED');
  });

  it('is rejected for the only owner, who is not deleted when it is due either', async () => {
    const token = await api.as('soleowner', 'OWNER');
    await api.call('GET /api/users/me', { token });
    expectError(await ask(token, 'soleowner'), 409, 'LAST_OWNER');
    await due('soleowner');
    expect(await api.get(ErasingService).eraseDue()).toBe(0);
    expect(await isThere('soleowner')).toBe(true);
    await api.database.sql(`UPDATE users SET deletion_due_at = NULL WHERE id = 'auth0|soleowner'`);
  });

  it('has no effect while the account is banned, because the ban would be lost', async () => {
    await api.call('GET /api/users/me', { token: await api.as('bannedone') });
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|bannedone'`);
    await due('bannedone');
    expect(await api.get(ErasingService).eraseDue()).toBe(0);
    expect(await isThere('bannedone')).toBe(true);
    await api.database.sql(`UPDATE users SET account_state = 'active' WHERE id = 'auth0|bannedone'`);
    expect(await api.get(ErasingService).eraseDue()).toBe(1);
    expect(await isThere('bannedone')).toBe(false);
  });
});

describe('a deletion that is due', () => {
  const mark = 'leaverseven';
  const id = `auth0|${mark}`;
  let token: string;
  let article: string;
  /** Columns that still contain a text of the member, with the reasons. */
  const STAYS: Record<string, string> = {
    'comments.text': 'comments to which other members have replied',
    'articles.title': 'a text that was written for the site',
    'articles.slug': 'the address of a text that was written for the site',
    'articles.search': 'the words of a text that was written for the site',
    'article_slugs.slug': 'the address of a text that was written for the site',
    'article_revisions.title': 'a text that was written for the site',
    'doc_revisions.title': 'a text that was written for the site',
    'events.title': 'an event that other members attend',
    'properties.title': 'the registry of the city',
    'properties.search_text': 'the registry of the city',
    'event_messages.text': 'a message that guests have read',
    'feed_items.title': 'a text that was written for the site',
    'interview_slots.place': 'the place of an interview, written by the reviewer',
    'media.alt': 'the description of a picture of the site',
    'media.search_text': 'the description of a picture of the site',
    'whitelist_entries.identifier': 'for 30 days, because game servers that were offline must receive it',
  };

  beforeAll(async () => {
    const claims = { name: `${mark} Name`, nickname: mark, email: `${mark}@mail.test` };
    token = await api.issuer.token(id, { claims });
    await api.call('GET /api/users/me', { token });
    await fillTables(api.database, { id, n: 7, mark }, 'auth0|staffmember');
    await api.call('PUT /api/users/me', {
      token,
      body: { bio: `${mark} bio`, pronouns: `${mark} pro`, links: [`https://${mark}.test/`] },
    });
    const mention = { type: 'mention', attrs: { id, label: `${mark} "Name" \\ x` } };
    const body = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ask ' }, mention] }],
    };
    const written = await api.call('POST /api/docs', {
      token: await api.as('docwriter', 'OWNER'),
      body: { title: 'Contacts', published: true, body },
    });
    expect(written.status).toBe(201);
    [{ article } = { article: '' }] = await api.database.sql<{ article: string }>(
      `UPDATE articles SET state = 'published', published_at = now(), body_text = '' WHERE author_id = $1 RETURNING id AS article`,
      [id],
    );
    await due(mark);
    expect(await api.get(ErasingService).eraseDue()).toBe(1);
    for (const cleaning of [MemberPicturesService, MakingExportsService, StoredFilesService])
      await api.get<{ clean(): Promise<number> }>(cleaning).clean();
  });

  it('leaves the member’s name only in the listed columns', async () => {
    const columns = await api.database.sql<{ schema: string; table: string; column: string }>(
      `SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema IN ('public', 'jobs') AND (data_type IN ('text', 'jsonb', 'json', 'tsvector', 'ARRAY') OR data_type LIKE 'character%')
         AND (table_schema, table_name) IN (SELECT table_schema, table_name FROM information_schema.tables WHERE table_type = 'BASE TABLE')`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const { schema, table, column } of columns) {
      const rows = await api.database.sql(
        `SELECT 1 FROM "${schema}"."${table}" WHERE position($1 in lower("${column}"::text)) > 0 LIMIT 1`,
        [mark],
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    expect(found.filter((place) => !(place in STAYS)).sort()).toEqual([]);
    // The list must not contain columns without the name.
    expect(
      Object.keys(STAYS)
        .filter((place) => !found.includes(place))
        .filter((place) => !/search|slugs/.test(place)),
    ).toEqual([]);
  });

  it('keeps comments in their threads, without the author’s name and mentions', async () => {
    const { body } = await api.call(`GET /api/articles/${article}/comments`, { token: staff });
    expect(body.items.map(({ author, text }) => [author.fullName, author.avatarUrl, text])).toEqual([
      ['Deleted member', null, `${mark} comments`],
      [expect.stringMatching(/^staffmember/i), null, 'by staff, for @deleted-member.'],
    ]);
    const found = await api.call(`GET /api/articles/${article}`, { token: staff });
    expect(found.body.author).toEqual({
      fullName: 'Deleted member',
      username: 'deleted-member',
      avatarUrl: null,
    });
  });

  it('replaces mentions of the member in texts of others', async () => {
    const page = await api.call('GET /api/docs/contacts');
    expect(JSON.stringify(page.body.body)).toContain('Deleted member');
  });

  it('keeps the member’s entries in the audit log, under one opaque id', async () => {
    const rows = await api.database.sql<{
      actor: { id: string } | null;
      target: { id: string; label: string };
    }>(
      `SELECT actor, target FROM audit_entries WHERE target->>'label' = 'Deleted member' AND target->>'type' = 'user'`,
    );
    expect(rows.length).toBeGreaterThan(2);
    const [closed] = await api.database.sql<{ id: string }>(
      'SELECT id FROM closed_accounts ORDER BY closed_at DESC LIMIT 1',
    );
    const ofThis = rows.filter(({ actor }) => actor?.id === `deleted:${closed?.id}`);
    expect(ofThis.length).toBeGreaterThan(1);
    expect(ofThis.every(({ actor, target }) => actor?.id === target.id)).toBe(true);
  });

  it('shows the member’s page as closed, and reserves the handle', async () => {
    expect((await api.call(`GET /api/members/${mark}`)).body).toEqual({ state: 'closed' });
    expectError(
      await api.call('PUT /api/users/me', { token: staff, body: { username: mark } }),
      409,
      'USERNAME_TAKEN',
    );
  });

  it('ends the session of an open tab, and creates a new member at the next sign-in', async () => {
    expectError(await api.call('GET /api/users/me', { token }), 401, 'SESSION_ENDED');
    const later = Math.floor(Date.now() / 1000) + 2;
    const claims = {
      name: 'Back',
      nickname: mark,
      email: 'back@mail.test',
      'https://boardwalk.community/signed_in_at': later,
    };
    const { body, status } = await api.call('GET /api/users/me', {
      token: await api.issuer.token(id, { claims }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fullName: 'Back', username: `${mark}-2`, bio: '', roles: ['USER'] });
  });
});
