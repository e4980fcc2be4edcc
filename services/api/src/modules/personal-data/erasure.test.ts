import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RichText } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { startNewsroom } from '../../../test/test-articles.ts';
import { type Calendar, makePicture, startCalendar } from '../../../test/test-calendar.ts';
import { applied } from '../../../test/test-streamers.ts';
import { startOffice } from '../../../test/test-submissions.ts';
import { ErasingService } from './deletion/erasing.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-erasure-'));
let api: TestApi;
let calendar: Calendar;
let owner: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  calendar = await startCalendar(api);
  owner = await api.as('boss', 'OWNER');
  await api.call('GET /api/users/me', { token: owner });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Returns a text that mentions a member, in the format of the editor. */
const mentioning = (name: string, label = `${name} Tester`): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ask ' },
        { type: 'mention', attrs: { id: `auth0|${name}`, label } },
      ],
    },
  ],
});
const signUp = async (name: string) => {
  const token = await api.as(name);
  await api.call('GET /api/users/me', { token });
  return token;
};
const due = (name: string, ago = '1 second') =>
  api.database.sql(`UPDATE users SET deletion_due_at = now() - $2::interval WHERE id = $1`, [
    `auth0|${name}`,
    ago,
  ]);
const isThere = async (name: string) =>
  (await api.database.sql('SELECT 1 FROM users WHERE id = $1', [`auth0|${name}`])).length === 1;
/** Returns the columns of the database that contain a text. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await api.database.sql<{ schema: string; table: string; column: string }>(
    `SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema IN ('public', 'jobs') AND (data_type IN ('text', 'jsonb', 'json', 'tsvector', 'ARRAY') OR data_type LIKE 'character%')
       AND (table_schema, table_name) IN (SELECT table_schema, table_name FROM information_schema.tables WHERE table_type = 'BASE TABLE')`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await api.database.sql(
      `SELECT 1 FROM "${schema}"."${table}" WHERE position($1 in lower("${column}"::text)) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

describe('the deletion of a member whose data was written by the services', () => {
  const NAME = 'wilhelmina';
  const FORMER = 'theodora';
  let draftCover: string;
  let mentioned: string;
  beforeAll(async () => {
    const id = `auth0|${NAME}`;
    const claims = { name: `${FORMER} Tester`, nickname: NAME, email: `${NAME}@mail.test` };
    const token = await api.issuer.token(id, { claims });
    await api.call('GET /api/users/me', { token });
    // Under the former name: an application as a streamer, which staff snooze.
    const streamer = await applied(api, NAME, {}).catch(async () => {
      throw new Error('The application was refused.');
    });
    const items = await api.call('GET /api/inbox?kind=stream-application&limit=100' as 'GET /api/inbox', {
      token: owner,
    });
    const item = items.body.items.find(({ title }) => title.includes('Tester'));
    if (!item || !streamer) throw new Error('The application isn’t in the inbox.');
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const snoozed = await api.call(`PUT /api/inbox/${item.id}/snooze` as 'PUT /api/inbox/:id/snooze', {
      token: owner,
      body: { until, version: item.version },
    });
    expect(snoozed.status).toBe(200);
    expect((await api.call('PUT /api/users/me', { token, body: { bio: `${FORMER} writes` } })).status).toBe(
      200,
    );
    const renamed = await api.call('PUT /api/users/me', { token, body: { fullName: `${NAME} Tester` } });
    expect(renamed.status).toBe(200);
    // Events that they planned, and texts of others that mention them.
    draftCover = await makePicture(api);
    await calendar.begin({ title: `${NAME} plans`, cover: { mediaId: draftCover, alt: 'A pier' } }, token);
    const event = await calendar.publish({
      title: 'Race night',
      body: mentioning(NAME),
      repeat: { days: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], until: '2027-01-10' },
    });
    const one = await calendar.change(calendar.editor, event, 'this', {
      title: 'Race night',
      body: mentioning(NAME, `${FORMER} Tester`),
      startsAt: event.startsAt.slice(0, 16),
      minutes: 90,
    });
    expect(one.status).toBe(200);
    mentioned = event.id;
    const newsroom = await startNewsroom(api);
    await newsroom.publish({ title: 'Thanks', body: mentioning(NAME) });
    const page = await api.call('POST /api/docs', {
      token: owner,
      body: { title: 'Who to ask', published: true, body: mentioning(NAME) },
    });
    expect(page.status).toBe(201);
    // An application that was denied.
    const office = await startOffice(api);
    const form = await office.form({ title: 'Crew' });
    const { id: submission } = await office.handedIn(token, form.slug);
    await office.decided(office.ines, submission, 'denied');
    await due(NAME);
    expect(await api.get(ErasingService).eraseDue()).toBe(1);
  });

  it('removes the member’s present and former names from every column', async () => {
    expect(await placesOf(NAME)).toEqual([]);
    expect(await placesOf(FORMER)).toEqual([]);
  });

  it('replaces mentions of the member in texts of events', async () => {
    const { body } = await calendar.find(mentioned, calendar.member);
    expect(JSON.stringify(body.body)).toContain('Deleted member');
  });

  it('releases the picture of a draft that is deleted with the member', async () => {
    expect(await api.database.sql('SELECT 1 FROM media_uses WHERE media_id = $1', [draftCover])).toEqual([]);
    expect((await api.call(`DELETE /api/media/${draftCover}`, { token: owner })).status).toBe(204);
  });

  it('keeps in the audit log who snoozed an item, without the member’s name', async () => {
    const entries = await api.database.sql<{ label: string; by: string }>(
      `SELECT target ->> 'label' AS label, actor ->> 'username' AS by FROM audit_entries WHERE action = 'inbox.snoozed'`,
    );
    expect(entries).toEqual([{ label: 'Deleted member', by: 'boss' }]);
  });
});

it('removes the name of a member from deploy tokens, game keys and releases', async () => {
  const token = await api.as('keymaker', 'ADMIN');
  const tokens = { name: 'news team', remotes: ['news'] };
  expect((await api.call('POST /api/deploy-tokens', { token, body: tokens })).status).toBe(200);
  expect((await api.call('POST /api/game-keys', { token, body: { name: 'City one' } })).status).toBe(201);
  const actor = JSON.stringify({ kind: 'member', name: 'Keymaker Tester' });
  await api.database.sql(
    `INSERT INTO releases (remote, version, digest, description, published_by) VALUES ('keys', '1', '', '{}', $1)`,
    [actor],
  );
  await api.database.sql(`INSERT INTO served_remotes (remote, changed_by) VALUES ('keys', $1)`, [actor]);
  await due('keymaker');
  await api.get(ErasingService).eraseDue();
  expect(await isThere('keymaker')).toBe(false);
  const names = await api.database.sql<{ name: string }>(
    `SELECT created_by AS name FROM deploy_tokens UNION ALL SELECT created_by FROM game_keys
     UNION ALL SELECT published_by ->> 'name' FROM releases WHERE remote = 'keys'
     UNION ALL SELECT changed_by ->> 'name' FROM served_remotes WHERE remote = 'keys'`,
  );
  expect(names.map(({ name }) => name)).toEqual(Array(4).fill('Deleted member'));
  await api.database.sql(`DELETE FROM served_remotes WHERE remote = 'keys'`);
  await api.database.sql(`DELETE FROM releases WHERE remote = 'keys'`);
});

describe('a deletion that isn’t executed', () => {
  const pageOf = async (slug: string) =>
    JSON.stringify((await api.call(`GET /api/docs/${slug}` as 'GET /api/docs/:slug')).body.body);

  it('keeps mentions of a banned member', async () => {
    await signUp('banned');
    await api.call('POST /api/docs', {
      token: owner,
      body: { title: 'Bans', published: true, body: mentioning('banned') },
    });
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|banned'`);
    await due('banned');
    expect(await api.get(ErasingService).eraseDue()).toBe(0);
    expect(await pageOf('bans')).toContain('auth0|banned');
  });

  it('keeps mentions of the last owner', async () => {
    await api.call('POST /api/docs', {
      token: owner,
      body: { title: 'Owners', published: true, body: mentioning('boss') },
    });
    await due('boss');
    expect(await api.get(ErasingService).eraseDue()).toBe(0);
    await api.database.sql(`UPDATE users SET deletion_due_at = NULL WHERE id = 'auth0|boss'`);
    expect(await pageOf('owners')).toContain('auth0|boss');
  });
});

it('deletes an account although twenty-five banned ones and the last owner have been due for longer', async () => {
  await api.database.sql(
    `INSERT INTO users (id, email, email_verified, full_name, username, account_state, deletion_due_at)
     SELECT 'auth0|stuck' || n, 'stuck' || n || '@x.test', true, 'Stuck', 'stuck' || n, 'banned', now() - interval '2 days'
     FROM generate_series(1, 25) n`,
  );
  await signUp('free');
  await due('free');
  await due('boss', '3 days');
  expect(await api.get(ErasingService).eraseDue()).toBe(1);
  expect([await isThere('free'), await isThere('stuck1'), await isThere('boss')]).toEqual([
    false,
    true,
    true,
  ]);
  await api.database.sql(`UPDATE users SET deletion_due_at = NULL WHERE id = 'auth0|boss'`);
});

it('loses no concurrent save of an article that mentions the member', async () => {
  await signUp('vanishing');
  const newsroom = await startNewsroom(api);
  const article = await newsroom.begin(newsroom.author, {
    title: 'Under way',
    body: mentioning('vanishing'),
  });
  await due('vanishing');
  const words = {
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: 'Saved meanwhile.' }],
  };
  const body = { type: 'doc' as const, content: [...mentioning('vanishing').content, words] };
  const [erased, saved] = await Promise.all([
    api.get(ErasingService).eraseDue(),
    newsroom.change(newsroom.author, article, { body }),
  ]);
  expect(erased).toBe(1);
  const { body: now } = await newsroom.find(newsroom.author, article.id);
  if (saved.status === 200) expect(JSON.stringify(now.body)).toContain('Saved meanwhile.');
  else expectError(saved, 409, 'ARTICLE_STALE');
  expect(JSON.stringify(now.body)).not.toContain('vanishing');
});

it('keeps one of two owners whose deletions run simultaneously', async () => {
  await api.database.sql(`DELETE FROM role_assignments WHERE role = 'OWNER'`);
  for (const name of ['ada', 'bea']) {
    await signUp(name);
    await api.database.sql(
      `INSERT INTO role_assignments (user_id, role, source) VALUES ($1, 'OWNER', 'site')`,
      [`auth0|${name}`],
    );
    await due(name);
  }
  const erasing = api.get<{ erase(id: string): Promise<boolean> }>(ErasingService as never);
  const gone = await Promise.all(['auth0|ada', 'auth0|bea'].map((id) => erasing.erase(id)));
  expect(gone.toSorted()).toEqual([false, true]);
});
