import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertionAudience, SITE_TOKEN_TYPE } from '@boardwalk/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { publish, serve } from '../../../test/test-releases.ts';
import { lookAtDeletions } from '../../doctor/database-checks.ts';
import { SiteHealthService } from '../operations/dashboard/site-health.service.ts';
import { ErasingService } from '../personal-data/deletion/erasing.service.ts';
import { BackendHooksService } from './backend-hooks.service.ts';
import { RemoteMembersService } from './members/remote-members.service.ts';

const SITE = 'https://meridian.example';
const soon = { timeout: 20_000, interval: 200 };

interface Received {
  call: string;
  body: string;
  authorization: string;
}

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-hooks-'));
let received: Received[] = [];
/** Answers a call of the site. */
let respond: (call: string) => { status: number; body?: string } = () => ({ status: 204 });
let backend: Server;
let api: TestApi;
let [owner, member] = ['', ''];
beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = `${request.method} ${request.url}`;
    if (call === 'GET /health') return response.writeHead(200).end('{}');
    const { authorization = '' } = request.headers;
    received.push({ call, body: Buffer.concat(chunks).toString(), authorization });
    const { status, body } = respond(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((done) => backend.listen(0, 'localhost', done));
  const origin = `http://localhost:${(backend.address() as AddressInfo).port}`;
  api = await startTestApi({
    environment: {
      RELEASES_DIR: join(folder, 'releases'),
      MEDIA_DIR: join(folder, 'media'),
      PRIVATE_HOSTS: 'localhost',
      SITE_ORIGIN: SITE,
      REMOTE_BACKENDS: JSON.stringify({ polls: origin, quests: origin }),
    },
  });
  [owner, member] = [await api.as('owner', 'OWNER'), await api.as('member')];
  for (const token of [owner, member]) await api.call('GET /api/users/me', { token });
  const permissions = [{ key: 'polls.manage', label: 'Manage polls' }];
  await publish(api.database, 'polls', '1', {
    permissions,
    backend: {
      calls: [],
      events: [
        'member.banned',
        'member.unbanned',
        'member.erased',
        'member.roles-changed',
        'release.promoted',
      ],
      personalData: true,
    },
  });
  await publish(api.database, 'quests', '1', { backend: { calls: [], events: ['member.suspended'] } });
  await serve(api.database, 'polls', { live: '1' });
  await serve(api.database, 'quests', { live: '1' });
});
afterAll(async () => {
  await api.stop();
  await new Promise((done) => backend.close(done));
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  respond = () => ({ status: 204 });
  await api.database.sql('DELETE FROM backend_hooks');
  received = [];
});

const subjectOf = (name: string, remote = 'polls') =>
  api.get(RemoteMembersService).subjectOf(`auth0|${name}`, remote);
const sendDue = () => api.get(BackendHooksService).sendDue();
const makeDue = () => api.database.sql(`UPDATE backend_hooks SET due_at = now() WHERE state = 'waiting'`);
const punish = (name: string, kind: 'suspension' | 'ban') =>
  api.call(
    `POST /api/users/${encodeURIComponent(`auth0|${name}`)}/punishments` as 'POST /api/users/:id/punishments',
    {
      token: owner,
      body: { kind, reason: 'Broke the rules', hours: kind === 'suspension' ? 24 : null },
    },
  );
const signUp = async (name: string) => {
  const token = await api.as(name);
  await api.call('GET /api/users/me', { token });
  // A backend knows the members who have used it.
  for (const remote of ['polls', 'quests']) await subjectOf(name, remote);
  return token;
};
/** Events that the backend has received, without their ids and times. */
const events = () =>
  received
    .filter(({ call }) => call === 'POST /_site/events')
    .map(({ body }) => JSON.parse(body) as { id: string; type: string; data: Record<string, unknown> });
async function verify({ authorization }: Received, remote = 'polls') {
  const { body } = await api.call('GET /api/remote-backends/keys');
  const keys = createLocalJWKSet(body as Parameters<typeof createLocalJWKSet>[0]);
  const { payload } = await jwtVerify(authorization.slice('Bearer '.length), keys, {
    issuer: SITE,
    audience: assertionAudience(SITE, remote),
    typ: SITE_TOKEN_TYPE,
  });
  return payload;
}

describe('events for a backend', () => {
  it('are signed for this remote and this body, and name the member by the id for the remote', async () => {
    await signUp('rude');
    expect((await punish('rude', 'ban')).status).toBeLessThan(300);
    await expect.poll(() => events().length, soon).toBe(1);
    expect(events()[0]).toMatchObject({ type: 'member.banned', data: { member: await subjectOf('rude') } });
    const [call] = received;
    if (!call) throw new Error('Nothing was received.');
    const claims = await verify(call);
    expect(claims).toMatchObject({
      call: 'POST /_site/events',
      bodyHash: hash('sha256', call.body, 'base64url'),
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBeLessThanOrEqual(300);
    await expect(verify(call, 'quests')).rejects.toThrow('aud');
    expect(JSON.stringify(received)).not.toContain('auth0');
  });

  it('are only those that a served version declares', async () => {
    await signUp('late');
    expect((await punish('late', 'suspension')).status).toBeLessThan(300);
    await expect.poll(() => events().map(({ type }) => type), soon).toEqual(['member.suspended']);
    expect(events()[0]?.data.member).toBe(await subjectOf('late', 'quests'));
  });

  it('contain the permissions of the remote that a member has when they are sent', async () => {
    await signUp('helper');
    await api.call('POST /api/role-definitions', {
      token: owner,
      body: { name: 'POLLSTERS', colour: 'gray', permissions: [], remotePermissions: ['polls.manage'] },
    });
    await api.call('POST /api/role-definitions', {
      token: owner,
      body: { name: 'OTHERS', colour: 'gray', permissions: [] },
    });
    await api.call('POST /api/roles', { token: owner, body: { userId: 'auth0|helper', role: 'OTHERS' } });
    const { body } = await api.call('POST /api/roles', {
      token: owner,
      body: { userId: 'auth0|helper', role: 'POLLSTERS' },
    });
    await expect.poll(() => events().length, soon).toBe(1);
    expect(events()[0]).toMatchObject({
      type: 'member.roles-changed',
      data: { member: await subjectOf('helper'), permissions: ['polls.manage'] },
    });
    received = [];
    const role = await api.call('GET /api/role-definitions/POLLSTERS' as 'GET /api/role-definitions/:name', {
      token: owner,
    });
    await api.call('PUT /api/role-definitions/POLLSTERS' as 'PUT /api/role-definitions/:name', {
      token: owner,
      body: { colour: 'gray', permissions: [], remotePermissions: [], version: role.body.version },
    });
    await expect.poll(() => events().map(({ data }) => data.permissions), soon).toEqual([[]]);
    expect(body.id).toBeDefined();
  });

  it('announce a promoted version to its own backend', async () => {
    await publish(api.database, 'polls', '2', {
      permissions: [{ key: 'polls.manage', label: 'Manage polls' }],
      backend: { calls: [], events: ['release.promoted'], personalData: true },
    });
    const promoted = await api.call(
      'POST /api/releases/polls/promote' as 'POST /api/releases/:name/promote',
      {
        token: owner,
        body: { version: '2', to: 'staff' },
      },
    );
    expect(promoted.status).toBeLessThan(300);
    await expect.poll(() => events().length, soon).toBe(1);
    expect(events()[0]).toMatchObject({
      type: 'release.promoted',
      data: { version: '2', channels: ['staff'] },
    });
  });

  it('are sent again with the same id until the backend accepts them, in their order for a member', async () => {
    await signUp('twice');
    respond = () => ({ status: 500 });
    await punish('twice', 'ban');
    await expect.poll(() => events().length, soon).toBe(1);
    const { body } = await api.call(
      `GET /api/users/${encodeURIComponent('auth0|twice')}/punishments` as 'GET /api/users/:id/punishments' as never,
      { token: owner } as never,
    );
    const [{ id }] = (body as { items: [{ id: string }] }).items;
    await api.call(`POST /api/punishments/${id}/lift` as 'POST /api/punishments/:id/lift', {
      token: owner,
      body: { reason: 'A mistake' },
    });
    respond = () => ({ status: 204 });
    // The first one waits for its next attempt, and the second for the first.
    await sendDue();
    expect(events()).toHaveLength(1);
    await makeDue();
    await sendDue();
    expect(events().map(({ type }) => type)).toEqual(['member.banned', 'member.banned', 'member.unbanned']);
    expect(events()[0]?.id).toBe(events()[1]?.id);
  });

  it('are given up after the last attempt, listed, and made again by an owner', async () => {
    await signUp('lost');
    respond = () => ({ status: 500 });
    await punish('lost', 'ban');
    await expect.poll(() => events().length, soon).toBe(1);
    await api.database.sql(`UPDATE backend_hooks SET attempts = 7, due_at = now()`);
    await sendDue();
    const { body } = await api.call('GET /api/backend-hooks/failed', { token: owner });
    expect(body.items).toMatchObject([
      { remote: 'polls', type: 'member.banned', error: 'POST /_site/events answered 500.', attempts: 8 },
    ]);
    const retry = (token: string) =>
      api.call(`POST /api/backend-hooks/${body.items[0]?.id}/retry` as 'POST /api/backend-hooks/:id/retry', {
        token,
      });
    expectError(await retry(member), 403, 'ACCESS_DENIED');
    respond = () => ({ status: 204 });
    expect((await retry(owner)).status).toBe(204);
    await expect.poll(() => events().length, soon).toBe(3);
    expectError(await retry(owner), 404, 'BACKEND_HOOK_NOT_FOUND');
    expect((await api.call('GET /api/backend-hooks', { token: owner })).body.items).toEqual([]);
  });
});

describe('the deletion of a member', () => {
  const leave = async (name: string) => {
    await signUp(name);
    const subject = await subjectOf(name);
    await api.database.sql(`UPDATE users SET deletion_due_at = now() - interval '1 second' WHERE id = $1`, [
      `auth0|${name}`,
    ]);
    expect(await api.get(ErasingService).eraseDue()).toBe(1);
    return subject;
  };
  const deletions = () => received.filter(({ call }) => call.startsWith('DELETE'));

  it('deletes their data in the backend, and notifies it', async () => {
    const subject = await leave('leaver');
    await expect.poll(() => received.length, soon).toBe(2);
    expect(deletions()[0]?.call).toBe(`DELETE /_site/members/${subject}`);
    expect(events()).toMatchObject([{ type: 'member.erased', data: { member: subject } }]);
    const [call] = deletions();
    if (call) expect((await verify(call)).call).toBe(call.call);
  });

  it('is done if the backend has nothing of the member', async () => {
    respond = (call) => ({ status: call.startsWith('DELETE') ? 404 : 204 });
    await leave('unknown');
    await expect
      .poll(() => api.database.sql(`SELECT 1 FROM backend_hooks WHERE state = 'waiting'`), soon)
      .toEqual([]);
    expect((await api.call('GET /api/backend-hooks', { token: owner })).body.items).toEqual([]);
  });

  it('is repeated while the backend fails, shown to owners, reported, and fails after the term', async () => {
    respond = (call) => ({ status: call.startsWith('DELETE') ? 500 : 204 });
    await leave('stuck');
    await expect.poll(() => deletions().length, soon).toBe(1);
    await expect
      .poll(async () => (await api.call('GET /api/backend-hooks', { token: owner })).body.items, soon)
      .toMatchObject([
        { remote: 'polls', waitingDeletions: 1, problem: 'DELETE /_site/members/… answered 500.' },
      ]);
    const health = () => api.get(SiteHealthService).measure();
    expect((await health()).deletions).toMatchObject({ state: 'good', waiting: 0 });
    // More attempts than an event has.
    await api.database.sql(
      `UPDATE backend_hooks SET created_at = now() - interval '2 days', attempts = 20, due_at = now()
       WHERE type = 'member-deletion'`,
    );
    await sendDue();
    expect((await health()).deletions).toMatchObject({ state: 'attention', waiting: 1, failed: 0 });
    const doctor = { rows: (text: string) => api.database.sql(text) } as never;
    expect(JSON.stringify(await lookAtDeletions(doctor))).toContain('polls (1 since');
    await api.database.sql(
      `UPDATE backend_hooks SET created_at = now() - interval '31 days', due_at = now() WHERE type = 'member-deletion'`,
    );
    await sendDue();
    expect((await health()).deletions).toMatchObject({ state: 'attention', waiting: 0, failed: 1 });
    respond = () => ({ status: 204 });
    const { body } = await api.call('GET /api/backend-hooks/failed', { token: owner });
    await api.call(
      `POST /api/backend-hooks/${body.items[0]?.id}/retry` as 'POST /api/backend-hooks/:id/retry',
      {
        token: owner,
      },
    );
    await expect.poll(async () => (await health()).deletions.state, soon).toBe('good');
  });
});

describe('the export of a member', () => {
  const exportOf = async (name: string): Promise<Record<string, string>> => {
    const token = await signUp(name);
    await api.call('POST /api/users/me/export', { token });
    await expect
      .poll(async () => (await api.call('GET /api/users/me/export', { token })).body.export?.state, soon)
      .toBe('ready');
    const file = await fetch(`${api.url}/api/users/me/export/file`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
  };

  it('contains the data of the backend', async () => {
    respond = () => ({ status: 200, body: '{"votes":[3]}' });
    const files = await exportOf('curious');
    expect(JSON.parse(files['apps/polls.json'] ?? '')).toEqual({ votes: [3] });
    expect(received.map(({ call }) => call)).toEqual([`GET /_site/members/${await subjectOf('curious')}`]);
    expect(files['apps/quests.json']).toBeUndefined();
  });

  it('has no file of a backend without data of the member', async () => {
    respond = () => ({ status: 404 });
    expect(Object.keys(await exportOf('stranger')).filter((path) => path.startsWith('apps/'))).toEqual([]);
  });

  it.each([
    ['fails', { status: 500 }, 'GET /_site/members/… answered 500.'],
    ['sends no JSON', { status: 200, body: '<html>' }, 'The backend’s data is no JSON.'],
    [
      'sends too much',
      { status: 200, body: `"${'x'.repeat(1_100_000)}"` },
      'The backend could not be called: AnswerTooLargeError.',
    ],
  ])('says so, and shows it to owners, if the backend %s', async (name, answer, problem) => {
    respond = () => answer;
    const files = await exportOf(`unlucky-${name.replaceAll(' ', '-')}`);
    expect(JSON.parse(files['apps/polls.json'] ?? '')).toMatchObject({
      error: expect.stringContaining('could not be loaded'),
    });
    expect(files['apps/polls.json']).not.toContain('500');
    const { body } = await api.call('GET /api/backend-hooks', { token: owner });
    expect(body.items).toMatchObject([{ remote: 'polls', failedExports: 1, problem }]);
  });
});
