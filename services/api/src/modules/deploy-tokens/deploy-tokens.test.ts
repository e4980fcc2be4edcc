import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease, sendFile } from '../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { releaseOf as describedRelease } from '../../../test/test-releases.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-tokens-'));
let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  owner = await api.as('owner', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

async function newToken(remotes: string[], more: object = {}) {
  const answer = await api.call('POST /api/deploy-tokens', {
    token: owner,
    body: { name: 'news team', remotes, ...more },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

const promote = (token: string, name: string, version: string) =>
  api.call(`POST /api/releases/${name}/promote`, { token, body: { version } });
const approve = (name: string, version: string, token = owner) =>
  api.call(`POST /api/releases/${name}/${version}/approve`, { token });
const releaseOf = async (name: string, version: string) => {
  const { items } = (await api.call('GET /api/releases', { token: owner })).body;
  return items.find((one) => one.name === name)?.versions.find((one) => one.version === version);
};
const DAY = 86_400_000;
const daysUntil = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / DAY);

it('returns its secret once, and stores a hash', async () => {
  const made = await newToken(['news', 'news', 'events']);
  expect(made.secret).toMatch(/^bwd_[\w-]{43}$/);
  expect(made).toMatchObject({ remotes: ['events', 'news'], createdBy: 'Owner Tester', revokedAt: null });
  expect(made.secret.startsWith(made.start)).toBe(true);
  const listed = await api.call('GET /api/deploy-tokens', { token: owner });
  expect(JSON.stringify(listed.body)).not.toContain(made.secret.slice(12));
  expect(listed.body.items[0]).not.toHaveProperty('hash');
  const everything = await api.database.sql(
    `SELECT t::text FROM deploy_tokens t UNION ALL SELECT a::text FROM audit_entries a`,
  );
  expect(JSON.stringify(everything)).not.toContain(made.secret.slice(12));
});

it('releases its own remotes, under its own name', async () => {
  const { secret: token, id } = await newToken(['news']);
  expect((await publishRelease(api, token, makeRelease('news', '1'))).body).toMatchObject({
    publishedBy: { kind: 'token', name: 'news team' },
  });
  await approve('news', '1');
  const promoted = await promote(token, 'news', '1');
  expect(promoted.body.changedBy).toEqual({ kind: 'token', name: 'news team' });
  const history = await api.call('GET /api/releases/news/history', { token });
  expect(history.body.items[0]?.actor).toEqual({
    id: `token:${id}`,
    fullName: 'news team',
    username: 'deploy token',
  });
  const [row] = await api.database.sql('SELECT last_used_at FROM deploy_tokens WHERE id = $1', [id]);
  expect(row?.last_used_at).toBeInstanceOf(Date);
});

it('can’t release the remotes of another team', async () => {
  const { secret: token } = await newToken(['forms']);
  const release = makeRelease('news', '2');
  const body = release.description;
  const refused = expectError(
    await api.call('POST /api/releases', { token, body }),
    403,
    'TOKEN_OUT_OF_SCOPE',
  );
  expect(refused.message).toContain('is for forms, not for news');
  const calls: [string, object?][] = [
    ['POST /api/releases/check', body],
    ['GET /api/releases/news/history'],
    ['POST /api/releases/news/2/publish'],
    ['POST /api/releases/news/promote', { version: '1' }],
    ['POST /api/releases/news/rollback', {}],
    ['POST /api/releases/news/links', { version: '1' }],
  ];
  for (const [key, sent] of calls)
    expectError(await api.call(key, { token, ...(sent && { body: sent }) }), 403, 'TOKEN_OUT_OF_SCOPE');
  expectError(
    await sendFile(api, token, release, 'remote.json', Buffer.from('x')),
    403,
    'TOKEN_OUT_OF_SCOPE',
  );
  expect((await api.call('GET /api/releases', { token })).body.items).toEqual([]);
});

it('ends immediately when it is revoked, on time when it expires, and is unknown elsewhere', async () => {
  const { secret: token, id } = await newToken(['news']);
  const list = (secret: string) => api.call('GET /api/releases', { token: secret });
  expect((await list(token)).status).toBe(200);
  const revoke = () => api.call(`DELETE /api/deploy-tokens/${id}`, { token: owner });
  expect((await revoke()).status).toBe(204);
  expectError(await list(token), 401, 'DEPLOY_TOKEN_INVALID');
  expect((await revoke()).status).toBe(204);
  const rows = await api.database.sql(
    `SELECT action FROM audit_entries WHERE target->>'id' = $1 ORDER BY at`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['deploy-token.created', 'deploy-token.revoked']);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expectError(
    await api.call(`DELETE /api/deploy-tokens/${nobody}`, { token: owner }),
    404,
    'DEPLOY_TOKEN_NOT_FOUND',
  );
  const short = await newToken(['news'], { days: 1 });
  expect(daysUntil(short.expiresAt)).toBe(1);
  await api.database.sql(`UPDATE deploy_tokens SET expires_at = now() WHERE id = $1`, [short.id]);
  expectError(await list(short.secret), 401, 'DEPLOY_TOKEN_INVALID');
  for (const wrong of ['bwd_', `bwd_${'A'.repeat(43)}`, `${token}x`])
    expectError(await list(wrong), 401, 'DEPLOY_TOKEN_INVALID');
});

it('expires after 90 days by default, even when its row has no expiry', async () => {
  expect(daysUntil((await newToken(['news'])).expiresAt)).toBe(90);
  expectError(
    await api.call('POST /api/deploy-tokens', {
      token: owner,
      body: { name: 'for ever', remotes: ['news'], days: 366 },
    }),
    422,
    'INPUT_INVALID',
  );
  const { secret, id } = await newToken(['news']);
  const usable = async (madeDaysAgo: number) => {
    await api.database.sql(
      `UPDATE deploy_tokens SET expires_at = NULL, created_at = now() - $2 * interval '1 day' WHERE id = $1`,
      [id, madeDaysAgo],
    );
    // Rows are cached for a second.
    await new Promise((done) => setTimeout(done, 1100));
    return (await api.call('GET /api/releases', { token: secret })).status;
  };
  expect(await usable(89)).toBe(200);
  expect(await usable(90)).toBe(401);
});

/** Registers a link to a development server of the team. */
const linkToDevelopment = (token: string) => {
  const { name, kit, routes, navigation } = describedRelease('docs', 'dev');
  const manifest = { name, kit, routes, navigation, version: 'dev', container: containerName('docs', 'dev') };
  const development = { entry: 'http://localhost:4101/remote-entry.js', manifest };
  return api.call('POST /api/releases/docs/links', { token, body: { development, minutes: 5 } });
};

it('has only its first release held for approval', async () => {
  const { secret: token, id } = await newToken(['docs']);
  const linkTo = (version: string) =>
    api.call('POST /api/releases/docs/links', { token, body: { version, minutes: 5 } });
  const published = await publishRelease(api, token, makeRelease('docs', '1'));
  expect(published.body).toMatchObject({ waitsWith: 'news team' });
  expect(await releaseOf('docs', '1')).toMatchObject({ waitsWith: 'news team' });
  expectError(await promote(token, 'docs', '1'), 403, 'RELEASE_WAITS');
  expectError(await linkTo('1'), 403, 'RELEASE_WAITS');
  expectError(await linkToDevelopment(token), 403, 'RELEASE_WAITS');
  // Another approved token can't have it served either.
  const { secret: other } = await newToken(['docs']);
  await publishRelease(api, other, makeRelease('docs', '0'));
  await approve('docs', '0');
  expectError(await promote(other, 'docs', '1'), 403, 'RELEASE_WAITS');
  await promote(other, 'docs', '0');
  const back = await api.call('POST /api/releases/docs/rollback', { token, body: { to: '1' } });
  expectError(back, 403, 'RELEASE_WAITS');
  expectError(await approve('docs', '1', token), 403, 'ACCESS_DENIED');
  expectError(await approve('docs', '9'), 404, 'RELEASE_NOT_FOUND');

  const approved = await approve('docs', '1');
  expect(approved.body.versions.map(({ waitsWith }: { waitsWith: unknown }) => waitsWith)).toEqual([
    null,
    null,
  ]);
  expect((await approve('docs', '1')).status).toBe(200);
  const entries = await api.database.sql(
    `SELECT after FROM audit_entries
     WHERE action = 'release.approved' AND target->>'id' = 'docs' AND after->>'version' = '1'`,
  );
  expect(entries).toEqual([{ after: { version: '1', token: 'news team' } }]);
  const listed = (await api.call('GET /api/deploy-tokens', { token: owner })).body.items;
  expect(listed.find((one) => one.id === id)?.approvedAt).toMatch(/^20/);
  expect((await promote(token, 'docs', '1')).body.live).toBe('1');
  const later = await publishRelease(api, token, makeRelease('docs', '2'));
  expect(later.body).toMatchObject({ waitsWith: null });
  expect((await promote(token, 'docs', '2')).body.live).toBe('2');
  expect((await linkTo('2')).status).toBe(200);
});

it('is approved by a member who serves its release', async () => {
  const { secret: token } = await newToken(['staff']);
  await publishRelease(api, token, makeRelease('staff', '1'));
  expect((await promote(owner, 'staff', '1')).body.live).toBe('1');
  await publishRelease(api, token, makeRelease('staff', '2'));
  expect((await promote(token, 'staff', '2')).body.live).toBe('2');
});

it('can be limited to publishing', async () => {
  const made = await newToken(['home'], { publishOnly: true });
  const { secret: token } = made;
  expect(made.publishOnly).toBe(true);
  await publishRelease(api, token, makeRelease('home', '1'));
  await approve('home', '1');
  expectError(await promote(token, 'home', '1'), 403, 'TOKEN_ONLY_PUBLISHES');
  expect((await promote(owner, 'home', '1')).body.live).toBe('1');
  const back = await api.call('POST /api/releases/home/rollback', { token, body: {} });
  expectError(back, 403, 'TOKEN_ONLY_PUBLISHES');
});

it('adds remotes whose newest release is held to the dashboard', async () => {
  const waiting = async () =>
    (await api.call('GET /api/dashboard/health', { token: owner })).body.releases.waiting;
  const before = await waiting();
  const { secret: token } = await newToken(['streaming']);
  await publishRelease(api, token, makeRelease('streaming', '1'));
  expect(await waiting()).toBe(before + 1);
  await approve('streaming', '1');
  expect(await waiting()).toBe(before);
});

it('notifies its creator when another member rolls back its release', async () => {
  const { secret: token } = await newToken(['members']);
  for (const version of ['1', '2']) {
    await publishRelease(api, token, makeRelease('members', version));
    await promote(owner, 'members', version);
  }
  const colleague = await api.as('colleague', 'OWNER');
  const body = { reason: 'The list is empty.' };
  await api.call('POST /api/releases/members/rollback', { token: colleague, body });
  const titlesOf = async (reader: string) =>
    (await api.call('GET /api/notifications', { token: reader })).body.items
      .filter(({ type }) => type === 'release.rolled_back')
      .map(({ facts }) => facts.title);
  await expect.poll(() => titlesOf(owner), { timeout: 10_000 }).toEqual(['members 2: The list is empty.']);
  expect(await titlesOf(colleague)).toEqual([]);
  await promote(owner, 'members', '2');
  await api.call('POST /api/releases/members/rollback', { token: owner, body });
  expect(await titlesOf(owner)).toHaveLength(1);
});
