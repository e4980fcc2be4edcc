import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease, sendFile } from '../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

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

it('tells its secret once, and keeps a hash', async () => {
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

it('releases its own remotes, in its own name', async () => {
  const { secret: token, id } = await newToken(['news']);
  expect((await publishRelease(api, token, makeRelease('news', '1'))).body).toMatchObject({
    publishedBy: { kind: 'token', name: 'news team' },
  });
  const promoted = await api.call('POST /api/releases/news/promote', { token, body: { version: '1' } });
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

it('is of no use to another team', async () => {
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

it('ends at once when it is revoked, in its time when it expires, and is unknown elsewhere', async () => {
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
  await api.database.sql(`UPDATE deploy_tokens SET expires_at = now() WHERE id = $1`, [short.id]);
  expectError(await list(short.secret), 401, 'DEPLOY_TOKEN_INVALID');
  for (const wrong of ['bwd_', `bwd_${'A'.repeat(43)}`, `${token}x`])
    expectError(await list(wrong), 401, 'DEPLOY_TOKEN_INVALID');
});
