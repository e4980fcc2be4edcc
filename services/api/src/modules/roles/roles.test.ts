import { roleAssignmentSchema } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let owner: string;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.as('owner', 'OWNER');
  admin = await api.as('admin', 'ADMIN');
  for (const token of [owner, admin]) await api.call('GET /api/users/me', { token });
});
afterAll(() => api.stop());

const assign = (token: string, userId: string, role: string, headers: Record<string, string> = {}) =>
  api.call('POST /api/roles', { token, body: { userId, role }, headers });
const remove = (token: string, id: string) => api.call(`DELETE /api/roles/${id}`, { token });
const rolesOf = async (token: string) => (await api.call('GET /api/users/me', { token })).body.roles;
const log = (userId: string) =>
  api.database.sql(
    `SELECT action, actor->>'id' AS actor, before, after, request_id FROM audit_entries
     WHERE target->>'id' = $1 AND action <> 'user.joined' ORDER BY at`,
    [userId],
  );

async function member(name: string): Promise<string> {
  const token = await api.as(name);
  await api.call('GET /api/users/me', { token });
  return token;
}

async function assignmentId(userId: string, role: string): Promise<string> {
  const [row] = await api.database.sql<{ id: string }>(
    'SELECT id FROM role_assignments WHERE user_id = $1 AND role = $2',
    [userId, role],
  );
  return row?.id ?? '';
}

it('grants a role that applies to the next call, and revokes it equally fast', async () => {
  const token = await member('sam');
  const answer = await assign(owner, 'auth0|sam', 'staff', { 'x-request-id': 'grant-0001' });
  expect(answer.status).toBe(201);
  const assignment = roleAssignmentSchema.parse(answer.body);
  expect(assignment).toMatchObject({ userId: 'auth0|sam', role: 'STAFF', source: 'site' });
  expect(await rolesOf(token)).toEqual(['STAFF']);
  expect((await api.call('GET /api/users', { token })).status).toBe(200);

  const removed = await remove(owner, assignment.id);
  expect([removed.status, removed.body]).toEqual([204, '']);
  expect(await rolesOf(token)).toEqual(['USER']);
  expectError(await api.call('GET /api/users', { token }), 403, 'ACCESS_DENIED');
  expect(await log('auth0|sam')).toMatchObject([
    {
      action: 'role.assigned',
      actor: 'auth0|owner',
      after: { role: 'STAFF', source: 'site' },
      request_id: 'grant-0001',
    },
    { action: 'role.removed', actor: 'auth0|owner', before: { role: 'STAFF', source: 'site' } },
  ]);
});

describe('ranks', () => {
  it.each(['OWNER', 'ADMIN'])('prevent an admin from granting %s', async (role) => {
    await member('target');
    expectError(await assign(admin, 'auth0|target', role), 403, 'ROLE_ABOVE_OWN');
  });

  it('prevent an owner from granting OWNER', async () => {
    expectError(await assign(owner, 'auth0|target', 'OWNER'), 403, 'ROLE_ABOVE_OWN');
  });

  it('prevent an admin from revoking what an owner granted at their rank', async () => {
    await member('peer');
    await assign(owner, 'auth0|peer', 'ADMIN');
    const id = await assignmentId('auth0|peer', 'ADMIN');
    expectError(await remove(admin, id), 403, 'ROLE_ABOVE_OWN');
    expect((await remove(owner, id)).status).toBe(204);
  });

  it('prevent members from promoting themselves', async () => {
    expectError(await assign(admin, 'auth0|admin', 'OWNER'), 403, 'ROLE_ABOVE_OWN');
  });
});

it('explains where a role from the identity provider has to be removed', async () => {
  const error = expectError(
    await remove(owner, await assignmentId('auth0|admin', 'ADMIN')),
    409,
    'ROLE_FROM_IDENTITY',
  );
  expect(error.message).toContain('identity provider');
});

it('protects the last owner, and still lets no one of equal rank be removed', async () => {
  await api.database.sql(`DELETE FROM role_assignments WHERE role = 'OWNER'`);
  await api.database.sql(
    `INSERT INTO role_assignments (user_id, role, source) VALUES ('auth0|target', 'OWNER', 'site')`,
  );
  // The owner's row was removed above, but the role still applies by the claim; the next call would store it again, so that is prevented as well.
  const id = await assignmentId('auth0|target', 'OWNER');
  await api.database.sql(
    `UPDATE users SET identity_synced_at = now() + interval '1 hour' WHERE id = 'auth0|owner'`,
  );
  const target = await api.as('target');
  await new Promise((done) => setTimeout(done, 2_100));
  expect(await rolesOf(target)).toEqual(['OWNER', 'ADMIN']);
  expectError(await remove(target, id), 409, 'LAST_OWNER');
  await api.database.sql(
    `INSERT INTO role_assignments (user_id, role, source) VALUES ('auth0|owner', 'OWNER', 'identity')`,
  );
  await api.database.sql(`UPDATE users SET identity_synced_at = NULL WHERE id = 'auth0|owner'`);
  expectError(await remove(target, id), 403, 'ROLE_ABOVE_OWN');
  await api.database.sql('DELETE FROM role_assignments WHERE id = $1', [id]);
  await new Promise((done) => setTimeout(done, 2_100));
});

describe('a request for a missing member, assignment or role', () => {
  it('is rejected with 404', async () => {
    expectError(await assign(owner, 'auth0|nobody', 'HELPER'), 404, 'USER_NOT_FOUND');
    expectError(await remove(owner, '00000000-0000-4000-8000-000000000000'), 404, 'ASSIGNMENT_NOT_FOUND');
  });

  it('is rejected with 404 when the member was just deleted', async () => {
    await member('ghost');
    await api.database.sql(`DELETE FROM users WHERE id = 'auth0|ghost'`);
    expectError(await assign(owner, 'auth0|ghost', 'HELPER'), 404, 'USER_NOT_FOUND');
  });

  it('is rejected with 422 for an unknown role', async () => {
    expectError(await assign(owner, 'auth0|target', 'WIZARD'), 422, 'INPUT_INVALID');
  });
});

describe('concurrent requests', () => {
  it('grant a role once', async () => {
    await member('wanted');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => assign(owner, 'auth0|wanted', 'HELPER')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expectError(await assign(owner, 'auth0|wanted', 'HELPER'), 409, 'ROLE_ALREADY_ASSIGNED');
    expect(await log('auth0|wanted')).toHaveLength(1);
  });

  it('revoke a role once', async () => {
    const id = await assignmentId('auth0|wanted', 'HELPER');
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(owner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(404)]);
    expect(await log('auth0|wanted')).toHaveLength(2);
  });

  it('with one Idempotency-Key run once, and all get the same response', async () => {
    await member('keyed');
    const headers = { 'idempotency-key': 'one-click' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => assign(owner, 'auth0|keyed', 'AUTHOR', headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ headers: sent }) => sent.get('idempotency-replayed'))).toHaveLength(7);
    expect(await log('auth0|keyed')).toHaveLength(1);
  });
});

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'again-and-again' };

  it('belongs to one request', async () => {
    await member('twice');
    const first = await assign(owner, 'auth0|twice', 'AUTHOR', headers);
    expect((await assign(owner, 'auth0|twice', 'author', headers)).body).toEqual(first.body);
    expectError(await assign(owner, 'auth0|twice', 'EDITOR', headers), 409, 'IDEMPOTENCY_MISMATCH');
  });

  it('belongs to one caller', async () => {
    expectError(await assign(admin, 'auth0|twice', 'AUTHOR', headers), 409, 'ROLE_ALREADY_ASSIGNED');
  });

  it('is free again after a failure', async () => {
    const failed = { 'idempotency-key': 'failed-first' };
    expectError(await assign(owner, 'auth0|later', 'AUTHOR', failed), 404, 'USER_NOT_FOUND');
    await member('later');
    expect((await assign(owner, 'auth0|later', 'AUTHOR', failed)).status).toBe(201);
  });

  it('is deleted after a day', async () => {
    await api.database.sql(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`);
    expect((await assign(owner, 'auth0|twice', 'EDITOR', headers)).status).toBe(201);
  });

  it('is validated', async () => {
    const odd = { 'idempotency-key': 'x'.repeat(256) };
    expectError(await assign(owner, 'auth0|twice', 'HELPER', odd), 422, 'INPUT_INVALID');
  });
});

it('writes the change together with its log entry or not at all', async () => {
  await member('atomic');
  await api.database.sql('ALTER TABLE audit_entries ADD CONSTRAINT refuse_all CHECK (false) NOT VALID');
  const answer = await assign(owner, 'auth0|atomic', 'HELPER');
  await api.database.sql('ALTER TABLE audit_entries DROP CONSTRAINT refuse_all');
  expect(expectError(answer, 500, 'INTERNAL').message).toBe('Server error. Please try again later.');
  expect(await assignmentId('auth0|atomic', 'HELPER')).toBe('');
  expect(await log('auth0|atomic')).toEqual([]);
});

describe('roles of the identity provider', () => {
  const stored = async (name: string) =>
    (
      await api.database.sql('SELECT role, source FROM role_assignments WHERE user_id = $1 ORDER BY role', [
        name,
      ])
    ).map(({ role, source }) => `${role} ${source}`);

  it('follow the claim, regardless of its case', async () => {
    const claims = { name: 'Claim', email: 'claim@example.com' };
    const token = (roles: string[], issuedAgo: number) =>
      api.issuer.token('auth0|claim', { roles, issuedAgo, claims });
    expect(await rolesOf(await token(['moderator', 'Wizard', 'USER'], 40))).toEqual(['MODERATOR']);
    expect(await stored('auth0|claim')).toEqual(['MODERATOR identity']);
    const old = await token(['MODERATOR', 'ADMIN'], 30);
    expect(await rolesOf(old)).toEqual(['ADMIN', 'MODERATOR']);
    expect(await rolesOf(await token([], 10))).toEqual(['USER']);
    expect(await stored('auth0|claim')).toEqual([]);
    // The older token is outdated, so its roles don't apply anymore.
    expect(await rolesOf(old)).toEqual(['USER']);
    expect((await log('auth0|claim')).map(({ actor }) => actor)).toEqual(Array(4).fill(null));
  });

  it('are separate from the site’s own assignments', async () => {
    await rolesOf(await api.as('both', 'AUTHOR'));
    expect((await assign(owner, 'auth0|both', 'AUTHOR')).status).toBe(201);
    expect(await stored('auth0|both')).toEqual(['AUTHOR identity', 'AUTHOR site']);
  });
});

describe('roles/check', () => {
  const check = (token: string, userId: string, role: string) =>
    api.call(`GET /api/roles/check?userId=${encodeURIComponent(userId)}&role=${role}`, { token });

  it('returns roles of oneself and, with users.read, of others', async () => {
    const token = await member('curious');
    expect((await check(token, 'auth0|curious', 'user')).body).toEqual({ hasRole: true });
    expect((await check(token, 'auth0|curious', 'STAFF')).body).toEqual({ hasRole: false });
    expectError(await check(token, 'auth0|owner', 'OWNER'), 403, 'ACCESS_DENIED');
    expect((await check(admin, 'auth0|owner', 'ADMIN')).body).toEqual({ hasRole: true });
    expectError(await check(admin, 'auth0|nobody', 'ADMIN'), 404, 'USER_NOT_FOUND');
  });

  it('doesn’t reveal which members exist', async () => {
    expectError(await check(await member('curious'), 'auth0|nobody', 'ADMIN'), 403, 'ACCESS_DENIED');
  });
});

it('lists the roles, highest first', async () => {
  const { body } = await api.call('GET /api/roles', { token: owner });
  expect(body.items).toHaveLength(10);
  expect(body.items[0]).toMatchObject({
    name: 'OWNER',
    rank: 9,
    position: 1,
    kind: 'system',
    colour: 'sodium',
    permissions: expect.arrayContaining(['roles.manage']),
  });
  expect(body.items.at(-1)).toMatchObject({ name: 'USER', rank: 0, position: 10, permissions: [] });
});
