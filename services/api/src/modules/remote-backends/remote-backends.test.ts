import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ASSERTION_SECONDS, ASSERTION_TYPE, assertionAudience, type BackendCall } from '@boardwalk/contracts';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { publish, serve } from '../../../test/test-releases.ts';
import { RemoteBackendsRepository } from './remote-backends.repository.ts';
import { RemoteBackendsService } from './remote-backends.service.ts';

const SITE = 'https://meridian.example';
const CALLS: BackendCall[] = [
  { call: 'GET /polls', access: 'public' },
  { call: 'POST /polls', access: { permission: 'polls.manage' } },
  { call: 'POST /polls/:id/votes', access: 'members' },
];
const PERMISSIONS = [{ key: 'polls.manage', label: 'Manage polls' }];

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-backends-'));
let backend: Server;
let origin = '';
let health = 200;
let api: TestApi;
let [owner, admin, member] = ['', '', ''];
beforeAll(async () => {
  backend = createServer((_request, response) => response.writeHead(health).end('{}'));
  await new Promise<void>((done) => backend.listen(0, 'localhost', done));
  origin = `http://localhost:${(backend.address() as AddressInfo).port}`;
  api = await startTestApi({
    environment: {
      RELEASES_DIR: folder,
      PRIVATE_HOSTS: 'localhost',
      SITE_ORIGIN: SITE,
      RATE_LIMIT_FACTOR: '1',
      REMOTE_BACKENDS: JSON.stringify({ quests: `${origin}/` }),
    },
  });
  [owner, admin, member] = [
    await api.as('owner', 'OWNER'),
    await api.as('admin', 'ADMIN'),
    await api.as('member'),
  ];
  for (const token of [owner, admin, member]) await api.call('GET /api/users/me', { token });
  const { database } = api;
  await publish(database, 'polls', '1', { backend: { calls: CALLS }, permissions: PERMISSIONS });
  await publish(database, 'polls', '2', {
    backend: { calls: [...CALLS, { call: 'GET /polls/:id', access: 'members' }] },
    permissions: PERMISSIONS,
  });
  await serve(database, 'polls', { live: '1' });
});
afterAll(async () => {
  await api.stop();
  await new Promise((done) => backend.close(done));
  rmSync(folder, { recursive: true });
});

const tokenFor = (call: string, token?: string, remote = 'polls') =>
  api.call(`POST /api/remote-backends/${remote}/tokens` as 'POST /api/remote-backends/:name/tokens', {
    ...(token !== undefined && { token }),
    body: { call },
  });

const register = (remote: string, address: string, token = owner) =>
  api.call(`PUT /api/remote-backends/${remote}` as 'PUT /api/remote-backends/:name', {
    token,
    body: { origin: address },
  });

async function claimsOf(token: string | null, remote = 'polls') {
  const { body } = await api.call('GET /api/remote-backends/keys');
  const keys = createLocalJWKSet(body as Parameters<typeof createLocalJWKSet>[0]);
  const { payload } = await jwtVerify(String(token), keys, {
    issuer: SITE,
    audience: assertionAudience(SITE, remote),
    typ: ASSERTION_TYPE,
    algorithms: ['EdDSA'],
  });
  return payload;
}

describe('the address of a backend', () => {
  it('is registered by those who manage releases, checked, changed, and removed, with an entry in the log', async () => {
    expectError(await register('polls', origin, member), 403, 'ACCESS_DENIED');
    const { status, body } = await register('polls', `${origin}/`);
    expect([status, body]).toMatchObject([200, { remote: 'polls', origin, state: 'up', configured: false }]);
    expect(body.calls).toEqual(CALLS);
    health = 500;
    const checked = await api.call(
      'POST /api/remote-backends/polls/check' as 'POST /api/remote-backends/:name/check',
      { token: owner },
    );
    expect(checked.body).toMatchObject({ state: 'down', problem: '/health answered 500.' });
    health = 200;
    await api.get(RemoteBackendsService).checkAll();
    const list = await api.call('GET /api/remote-backends', { token: owner });
    expect(list.body.items).toMatchObject([
      { remote: 'polls', state: 'up', problem: null },
      { remote: 'quests', origin, configured: true, state: 'up' },
    ]);
    const remove = () =>
      api.call('DELETE /api/remote-backends/polls' as 'DELETE /api/remote-backends/:name', { token: owner });
    expect((await remove()).status).toBe(204);
    expectError(await remove(), 404, 'BACKEND_NOT_FOUND');
    const log = await api.call('GET /api/audit?limit=10', { token: owner });
    expect(log.body.items.filter(({ target }) => target.id === 'polls').map(({ action }) => action)).toEqual([
      'backend.removed',
      'backend.registered',
    ]);
  });

  it.each([
    'http://example.com',
    'https://10.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
    'https://user:secret@example.com',
    'https://example.com/api',
    'https://example.com/?a=b',
    'ftp://example.com',
    'nonsense',
  ])('can’t be %s', async (address) => {
    expectError(await register('polls', address), 422, 'BACKEND_ADDRESS_REFUSED');
  });

  it('doesn’t come back by a check that ends after its removal, and isn’t stored for the operator', async () => {
    const backends = api.get(RemoteBackendsRepository);
    await backends.storeCheck({ remote: 'polls', origin }, null);
    await api.get(RemoteBackendsService).checkAll();
    expect(await backends.findAll()).toEqual([]);
  });

  it('can’t be changed if the operator has set it', async () => {
    expectError(await register('quests', 'https://example.com'), 409, 'BACKEND_CONFIGURED');
  });

  it('is known to gateways only', async () => {
    const { body } = await api.call('GET /api/registry/backends');
    expect(body.items).toEqual([{ remote: 'quests', origin, mayBePrivate: true, calls: [] }]);
    const forwarded = await api.call('GET /api/registry/backends', {
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expectError(forwarded, 404, 'ROUTE_NOT_FOUND');
  });
});

describe('a token for a backend', () => {
  it('names the member for this remote only, for a minute, without anything of the access token', async () => {
    const { body } = await tokenFor('POST /polls/:id/votes', member);
    const claims = await claimsOf(body.token);
    expect(claims).toMatchObject({ handle: expect.stringMatching(/^member/), permissions: [] });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(ASSERTION_SECONDS);
    expect(JSON.stringify(claims)).not.toContain('auth0|');
    expect(claims.roles).toBeUndefined();
    const again = await claimsOf((await tokenFor('POST /polls/:id/votes', member)).body.token);
    expect([again.sub === claims.sub, again.jti === claims.jti]).toEqual([true, false]);
    await expect(claimsOf(body.token, 'quests')).rejects.toThrow('aud');
    expect(decodeProtectedHeader(String(body.token))).toMatchObject({ alg: 'EdDSA', typ: ASSERTION_TYPE });
    expectError(
      await api.call('GET /api/users/me', { token: String(body.token) }),
      401,
      'AUTHENTICATION_REQUIRED',
    );
  });

  it('is null for visitors of public calls, and refused for other calls', async () => {
    expect((await tokenFor('GET /polls')).body).toEqual({ token: null });
    expectError(await tokenFor('POST /polls/:id/votes'), 401, 'AUTHENTICATION_REQUIRED');
    expectError(await tokenFor('DELETE /polls', member), 404, 'BACKEND_NOT_FOUND');
    expectError(await tokenFor('GET /polls', member, 'nothing'), 404, 'BACKEND_NOT_FOUND');
  });

  it('contains the declared permissions that the member holds; owners have all', async () => {
    expectError(await tokenFor('POST /polls', member), 403, 'ACCESS_DENIED');
    expectError(await tokenFor('POST /polls', admin), 403, 'ACCESS_DENIED');
    const claims = await claimsOf((await tokenFor('POST /polls', owner)).body.token);
    expect(claims.permissions).toEqual(['polls.manage']);
    const role = await api.call('POST /api/role-definitions', {
      token: owner,
      body: {
        name: 'POLLSTERS',
        colour: 'gray',
        permissions: [],
        remotePermissions: ['polls.manage', 'quests.manage'],
      },
    });
    expect(role.body.remotePermissions).toEqual(['polls.manage', 'quests.manage']);
    await api.call('POST /api/roles', { token: owner, body: { userId: 'auth0|member', role: 'POLLSTERS' } });
    const granted = await claimsOf((await tokenFor('POST /polls', member)).body.token);
    expect(granted.permissions).toEqual(['polls.manage']);
    expect((await api.call('GET /api/users/me', { token: member })).body.remotePermissions).toEqual([
      'polls.manage',
      'quests.manage',
    ]);
  });

  it('is refused to restricted members for changes, and to banned ones for all but public calls', async () => {
    const someone = await api.as('someone');
    await api.call('GET /api/users/me', { token: someone });
    const set = (state: string) =>
      api.database.sql(`UPDATE users SET account_state = $1 WHERE id = 'auth0|someone'`, [state]);
    await set('restricted');
    expectError(await tokenFor('POST /polls/:id/votes', someone), 403, 'ACCOUNT_RESTRICTED');
    expect((await tokenFor('GET /polls', someone)).body.token).not.toBeNull();
    await set('banned');
    expect((await tokenFor('GET /polls', someone)).body.token).toBeNull();
    expectError(await tokenFor('POST /polls/:id/votes', someone), 401, 'AUTHENTICATION_REQUIRED');
  });

  it('is counted in the class of its call', async () => {
    const eager = await api.as('eager');
    const answers: number[] = [];
    for (let made = 0; made < 62; made += 1)
      answers.push((await tokenFor('POST /polls/:id/votes', eager)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect((await tokenFor('GET /polls', eager)).status).toBe(200);
  });
});

it('the calls of all served versions work, and those of the live one decide', async () => {
  const { database } = api;
  expectError(await tokenFor('GET /polls/:id', member), 404, 'BACKEND_NOT_FOUND');
  await serve(database, 'polls', { live: '1', canary: '2', share: 10 });
  await expect.poll(async () => (await tokenFor('GET /polls/:id', member)).status).toBe(200);
  await serve(database, 'polls', { live: '2', previous: '1' });
  await expect.poll(async () => (await tokenFor('GET /polls', member)).status).toBe(200);
  await serve(database, 'polls', { live: '1' });
  await expect.poll(async () => (await tokenFor('GET /polls/:id', member)).status).toBe(404);
});

describe('permissions of remotes', () => {
  it('can only be granted by holders, and stay while no served version declares them', async () => {
    const own = await api.call('POST /api/role-definitions', {
      token: admin,
      body: { name: 'CROWD', colour: 'gray', permissions: [], remotePermissions: ['polls.manage'] },
    });
    expectError(own, 403, 'PERMISSION_NOT_HELD');
    const { body } = await api.call(
      'GET /api/role-definitions/POLLSTERS' as 'GET /api/role-definitions/:name',
      {
        token: owner,
      },
    );
    const change = (fields: object, version: number) =>
      api.call('PUT /api/role-definitions/POLLSTERS' as 'PUT /api/role-definitions/:name', {
        token: owner,
        body: { colour: 'gray', permissions: ['feed.read'], version, ...fields },
      });
    // Editors of an older shell don't send them.
    const kept = await change({}, body.version);
    expect(kept.body).toMatchObject({
      permissions: ['feed.read'],
      remotePermissions: ['polls.manage', 'quests.manage'],
    });
    const fewer = await change({ remotePermissions: ['polls.manage'] }, kept.body.version);
    expect(fewer.body.remotePermissions).toEqual(['polls.manage']);
  });
});
