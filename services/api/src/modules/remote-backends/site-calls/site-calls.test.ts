import type { EndpointKey, EndpointRequest, RemoteManifest } from '@boardwalk/contracts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { newBackendKey } from '../../../../test/test-backends.ts';
import { listen } from '../../../../test/test-events.ts';
import { inboxAfterFanout, prefer } from '../../../../test/test-notifications.ts';
import { publish, serve } from '../../../../test/test-releases.ts';

const IN_APP = { inApp: true, email: false, push: false };
const ROUTES: RemoteManifest['routes'] = [
  { path: '/polls', access: 'public', title: 'Polls' },
  { path: '/polls/:id', access: 'public', title: 'Poll' },
];
const DECLARED = {
  routes: ROUTES,
  permissions: [{ key: 'polls.manage', label: 'Manage polls' }],
  backend: { calls: [{ call: 'GET /polls', access: 'members' as const }] },
  notifications: [
    {
      kind: 'polls.closed',
      label: { en: 'Closed polls', de: 'Beendete Umfragen' },
      text: { en: '“{title}” has closed.', de: '„{title}“ ist beendet.' },
      channels: IN_APP,
    },
  ],
  inbox: [
    {
      kind: 'polls.reported',
      label: 'Reported suggestion',
      open: 'Open poll',
      permission: 'polls.manage',
      dueHours: 24,
    },
  ],
  audit: [{ action: 'polls.removed', sentence: '{who} removed the poll {what}' }],
  search: [{ kind: 'polls.poll', label: { en: 'Poll', de: 'Umfrage' } }],
  topics: [
    { topic: 'polls.votes', access: 'public' as const },
    { topic: 'polls.drafts', access: { permission: 'polls.manage' } },
  ],
};

let api: TestApi;
let key: string;
let [owner, admin, nora, milo] = ['', '', '', ''];
/** Ids of Nora and Milo for the remote. */
let [noraId, miloId] = ['', ''];
beforeAll(async () => {
  api = await startTestApi();
  [owner, admin, nora, milo] = [
    await api.as('owner', 'OWNER'),
    await api.as('admin', 'ADMIN'),
    await api.as('nora'),
    await api.as('milo'),
  ];
  for (const token of [owner, admin, nora, milo]) await api.call('GET /api/users/me', { token });
  key = await newBackendKey(api, 'polls', DECLARED);
  [noraId, miloId] = [await idOf(nora), await idOf(milo)];
});
afterAll(() => api.stop());

/** Returns the id of a member for the remote, as in the tokens that its backend gets. */
async function idOf(token: string): Promise<string> {
  const { body } = await api.call(
    'POST /api/remote-backends/polls/tokens' as 'POST /api/remote-backends/:name/tokens',
    { token, body: { call: 'GET /polls' } },
  );
  return String(decodeJwt(String(body.token)).sub);
}

type Body<K extends EndpointKey> = EndpointRequest<K> extends { body: infer B } ? B : never;

const notify = (change: Partial<Body<'POST /api/backend/notifications'>> = {}, token = key) =>
  api.call('POST /api/backend/notifications', {
    token,
    body: {
      kind: 'polls.closed',
      subject: crypto.randomUUID(),
      to: { members: [noraId] },
      values: { title: 'Ferry at night' },
      path: '/polls/7',
      ...change,
    },
  });

describe('keys', () => {
  it('are shown once, limited to two, revoked immediately, and logged', async () => {
    await publish(api.database, 'quests', '1');
    await serve(api.database, 'quests', { live: '1' });
    const KEYS = 'POST /api/remote-backends/quests/keys' as 'POST /api/remote-backends/:name/keys';
    expectError(await api.call(KEYS, { token: nora }), 403, 'ACCESS_DENIED');
    const made = await Promise.all([1, 2, 3].map(() => api.call(KEYS, { token: owner })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const [first] = made.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(first?.secret).toMatch(/^bwb_[\w-]{43}$/);
    const listed = await api.call(
      'GET /api/remote-backends/quests/keys' as 'GET /api/remote-backends/:name/keys',
      { token: owner },
    );
    const rows = await api.database.sql('SELECT * FROM backend_keys');
    for (const output of [listed.body, rows, api.logs])
      expect(JSON.stringify(output)).not.toContain(first?.secret);
    const clear = () => api.call('DELETE /api/backend/search', { token: String(first?.secret) });
    expect((await clear()).status).toBe(204);
    const REVOKE =
      `DELETE /api/remote-backends/quests/keys/${first?.id}` as 'DELETE /api/remote-backends/:name/keys/:id';
    expect((await api.call(REVOKE, { token: owner })).status).toBe(204);
    expectError(await clear(), 401, 'BACKEND_KEY_INVALID');
    expectError(await api.call(REVOKE, { token: owner }), 404, 'BACKEND_KEY_NOT_FOUND');
    const log = await api.call('GET /api/audit?limit=20', { token: owner });
    const actions = log.body.items.filter(({ target }) => target.id === 'quests').map(({ action }) => action);
    expect(actions.sort()).toEqual(['backend.key-created', 'backend.key-created', 'backend.key-revoked']);
  });

  it('need an app that exists', async () => {
    const answer = await api.call(
      'POST /api/remote-backends/missing/keys' as 'POST /api/remote-backends/:name/keys',
      { token: owner },
    );
    expectError(answer, 404, 'RELEASE_NOT_FOUND');
  });

  it('open nothing else of the site', async () => {
    expectError(await api.call('GET /api/users/me', { token: key }), 401, 'AUTHENTICATION_REQUIRED');
    expectError(await notify({}, owner), 401, 'BACKEND_KEY_INVALID');
    expectError(await notify({}, 'bwb_x'), 401, 'BACKEND_KEY_INVALID');
  });
});

describe('members', () => {
  it('have one id for each remote, and their current names and permissions', async () => {
    expect(await idOf(nora)).toBe(noraId);
    expect(noraId).not.toBe(miloId);
    const find = (id: string) =>
      api.call(`GET /api/backend/members/${id}` as 'GET /api/backend/members/:id', { token: key });
    expect((await find(noraId)).body).toEqual({
      id: noraId,
      handle: 'nora',
      name: 'Nora Tester',
      open: true,
      permissions: [],
    });
    const ownerId = await idOf(owner);
    expect((await find(ownerId)).body.permissions).toEqual(['polls.manage']);
    expectError(await find('unknown'), 404, 'USER_NOT_FOUND');
    const other = await newBackendKey(api, 'rides', { backend: DECLARED.backend });
    const elsewhere = await api.call(`GET /api/backend/members/${noraId}` as 'GET /api/backend/members/:id', {
      token: other,
    });
    expectError(elsewhere, 404, 'USER_NOT_FOUND');
  });
});

describe('notifications', () => {
  it('reach the named members once, in the language of each', async () => {
    const subject = 'once';
    const both = { subject, to: { members: [noraId, miloId, 'unknown', 'a,b'] }, actor: miloId };
    const sent = await Promise.all([notify(both), notify(both)]);
    expect(sent.map(({ body }) => body.sent).sort()).toEqual([false, true]);
    const [notice] = await inboxAfterFanout(api, nora);
    expect(notice).toMatchObject({
      type: 'app.notice',
      href: '/polls/7',
      actor: { username: 'milo' },
      facts: {
        title: '“Ferry at night” has closed.',
        texts: { de: '„Ferry at night“ ist beendet.' },
        count: 1,
      },
    });
    // The actor isn't notified.
    expect(await inboxAfterFanout(api, milo)).toEqual([]);
  });

  it('reach the holders of a permission of the remote', async () => {
    await api.call('POST /api/role-definitions', {
      token: owner,
      body: { name: 'POLLSTER', colour: 'gray', permissions: [], remotePermissions: ['polls.manage'] },
    });
    const pollster = await api.as('pollster');
    const { body: me } = await api.call('GET /api/users/me', { token: pollster });
    await api.call('POST /api/roles', { token: owner, body: { userId: me.id, role: 'POLLSTER' } });
    const before = (await inboxAfterFanout(api, nora)).length;
    expect((await notify({ to: { permission: 'polls.manage' } })).body).toEqual({ sent: true });
    expect(await inboxAfterFanout(api, pollster)).toHaveLength(1);
    expect(await inboxAfterFanout(api, owner)).toHaveLength(1);
    expect(await inboxAfterFanout(api, nora)).toHaveLength(before);
  });

  it('follow the member’s choice for the kind', async () => {
    const { body } = await api.call('GET /api/notifications/app-kinds', { token: milo });
    expect(body.items).toContainEqual({
      kind: 'polls.closed',
      remote: 'polls',
      label: { en: 'Closed polls', de: 'Beendete Umfragen' },
      description: null,
      channels: IN_APP,
    });
    await prefer(api, milo, { apps: { 'polls.closed': { inApp: false } } });
    await notify({ to: { members: [miloId] } });
    expect(await inboxAfterFanout(api, milo)).toEqual([]);
    await prefer(api, milo, { apps: {} });
    await notify({ to: { members: [miloId] } });
    expect(await inboxAfterFanout(api, milo)).toHaveLength(1);
  });

  it('can be withdrawn', async () => {
    const before = (await inboxAfterFanout(api, nora)).length;
    await notify({ subject: 'mistake' });
    expect(await inboxAfterFanout(api, nora)).toHaveLength(before + 1);
    const answer = await api.call(
      'DELETE /api/backend/notifications/polls.closed/mistake' as 'DELETE /api/backend/notifications/:kind/:subject',
      { token: key },
    );
    expect(answer.status).toBe(204);
    expect(await inboxAfterFanout(api, nora)).toHaveLength(before);
  });

  it.each([
    ['a kind that isn’t declared', { kind: 'polls.opened' }],
    ['a kind of another remote', { kind: 'news.published' }],
    ['a permission that isn’t declared', { to: { permission: 'polls.delete' } }],
    ['a page of another remote', { path: '/news' }],
    ['a path that browsers read as another site', { path: '//evil.example/polls' }],
    ['a path with a backslash', { path: '/\\evil.example' }],
  ])('refuse %s', async (_, change) => {
    expectError(await notify(change), 422, 'NOT_DECLARED');
  });
});

describe('inbox items', () => {
  const open = (change = {}) =>
    api.call('PUT /api/backend/inbox/polls.reported/7' as 'PUT /api/backend/inbox/:kind/:subject', {
      token: key,
      body: { title: 'Ferry at night', path: '/polls/7', ...change },
    });
  const itemsOf = async (token: string) =>
    (await api.call('GET /api/inbox?kind=app%3Apolls.reported' as 'GET /api/inbox', { token })).body.items;

  it('are seen by holders of the permission, assigned, updated and closed', async () => {
    expect((await open({ note: 'Spam', count: 2 })).status).toBe(204);
    const [item] = await itemsOf(owner);
    expect(item).toMatchObject({
      kind: 'app:polls.reported',
      label: { en: 'Reported suggestion' },
      open: { en: 'Open poll' },
      title: 'Ferry at night',
      note: 'Spam',
      count: 2,
      href: '/polls/7',
    });
    // An admin may open the inbox, but doesn't hold the permission.
    expect(await itemsOf(admin)).toEqual([]);
    const { body: counts } = await api.call('GET /api/inbox/counts', { token: owner });
    expect(counts.kinds).toContainEqual({
      kind: 'app:polls.reported',
      label: { en: 'Reported suggestion' },
      count: 1,
    });
    const { body: me } = await api.call('GET /api/users/me', { token: owner });
    const assigned = await api.call(`PUT /api/inbox/${item?.id}/assignee` as 'PUT /api/inbox/:id/assignee', {
      token: owner,
      body: { assigneeId: me.id, version: Number(item?.version) },
    });
    expect(assigned.body.assignee).toMatchObject({ mine: true });
    await open({ title: 'Ferry at dawn' });
    expect((await itemsOf(owner))[0]).toMatchObject({ id: item?.id, title: 'Ferry at dawn' });
    const closed = await api.call(
      `DELETE /api/backend/inbox/polls.reported/7?by=${await idOf(owner)}` as 'DELETE /api/backend/inbox/:kind/:subject',
      { token: key },
    );
    expect(closed.status).toBe(204);
    expect(await itemsOf(owner)).toEqual([]);
  });

  it('are hidden from the member whom they concern, and while no served version declares them', async () => {
    await open({ about: await idOf(owner) });
    expect(await itemsOf(owner)).toEqual([]);
    await open({ about: noraId });
    expect(await itemsOf(owner)).toHaveLength(1);
    await publish(api.database, 'polls', '0', { routes: ROUTES });
    await serve(api.database, 'polls', { live: '0' });
    expect(await itemsOf(owner)).toEqual([]);
    await serve(api.database, 'polls', { live: '1' });
    expect(await itemsOf(owner)).toHaveLength(1);
  });

  it('refuse a kind that isn’t declared', async () => {
    const answer = await api.call(
      'PUT /api/backend/inbox/polls.other/7' as 'PUT /api/backend/inbox/:kind/:subject',
      { token: key, body: { title: 'x', path: '/polls' } },
    );
    expectError(answer, 422, 'NOT_DECLARED');
  });
});

describe('the audit log', () => {
  it('gets the sentence of the app, the actor, and the details', async () => {
    const answer = await api.call('POST /api/backend/audit', {
      token: key,
      body: {
        action: 'polls.removed',
        actor: noraId,
        target: { id: '7', label: 'Ferry at night' },
        details: { votes: 12 },
      },
    });
    expect(answer.status).toBe(204);
    const { body } = await api.call('GET /api/audit?action=app.acted' as 'GET /api/audit', { token: owner });
    expect(body.items[0]).toMatchObject({
      action: 'app.acted',
      actor: { username: 'nora' },
      target: { type: 'app', id: 'polls:7', label: 'Ferry at night' },
      after: {
        app: 'polls',
        action: 'polls.removed',
        votes: 12,
        sentence: { en: '{who} removed the poll {what}' },
      },
    });
    const undeclared = await api.call('POST /api/backend/audit', {
      token: key,
      body: { action: 'polls.painted', target: { id: '7', label: 'x' } },
    });
    expectError(undeclared, 422, 'NOT_DECLARED');
  });
});

describe('the search', () => {
  const put = (documents: Body<'PUT /api/backend/search'>['documents']) =>
    api.call('PUT /api/backend/search', { token: key, body: { documents } });
  const found = async (token?: string) => {
    const answer = await api.call('GET /api/search?q=lighthouse&kinds=app' as 'GET /api/search', {
      ...(token !== undefined && { token }),
    });
    return answer.body.groups.flatMap(({ items }) => items.map(({ title }) => title)).sort();
  };
  const document = { kind: 'polls.poll', path: '/polls/7', text: 'Should the lighthouse be painted?' };

  beforeEach(async () => {
    await api.call('DELETE /api/backend/search', { token: key });
  });

  it('finds documents that the reader may see', async () => {
    await put([
      { ...document, id: '1', title: 'For everyone', access: 'public' },
      { ...document, id: '2', title: 'For members', access: 'members' },
      { ...document, id: '3', title: 'For managers', access: { permission: 'polls.manage' } },
    ]);
    expect(await found()).toEqual(['For everyone']);
    expect(await found(nora)).toEqual(['For everyone', 'For members']);
    expect(await found(owner)).toEqual(['For everyone', 'For managers', 'For members']);
    const { body } = await api.call('GET /api/search?q=everyone&kinds=app' as 'GET /api/search', {});
    expect(body.groups[0]?.items[0]).toMatchObject({
      path: '/polls/7',
      label: { en: 'Poll', de: 'Umfrage' },
    });
  });

  it('replaces and removes documents, and takes the last of two with one id', async () => {
    await put([
      { ...document, id: '1', title: 'First', access: 'public' },
      { ...document, id: '1', title: 'Second', access: 'public' },
    ]);
    expect(await found()).toEqual(['Second']);
    await put([{ ...document, id: '1', title: 'Third', access: 'members' }]);
    expect([await found(), await found(nora)]).toEqual([[], ['Third']]);
    await api.call('DELETE /api/backend/search/1' as 'DELETE /api/backend/search/:id', { token: key });
    expect(await found(nora)).toEqual([]);
  });

  it('hides documents while no served version declares their kind', async () => {
    await put([{ ...document, id: '1', title: 'Poll', access: 'public' }]);
    await serve(api.database, 'polls', { live: '0' });
    expect(await found()).toEqual([]);
    await serve(api.database, 'polls', { live: '1' });
    expect(await found()).toEqual(['Poll']);
  });

  it('refuses all documents of a call if one isn’t the app’s', async () => {
    const answer = await put([
      { ...document, id: '1', title: 'Mine', access: 'public' },
      { ...document, id: '2', title: 'Not mine', access: 'public', path: '/news' },
    ]);
    expectError(answer, 422, 'NOT_DECLARED');
    expect(await found()).toEqual([]);
  });
});

describe('live topics', () => {
  const send = (topic: string, id = 'all', data: unknown = null) =>
    api.call('POST /api/backend/live', {
      token: key,
      body: { topic, id, json: JSON.stringify(data) },
    });

  it('pass events to subscribers of the id, and only to those with access', async () => {
    const topics = [
      'apps/polls.votes/7',
      'apps/polls.votes/8',
      'apps/polls.drafts/all',
      'apps/polls.none/all',
    ];
    const visitor = await listen(api, { topics });
    const manager = await listen(api, { topics, token: owner });
    const opened = ({ received }: typeof visitor) =>
      received.filter(({ name }) => name === 'open' || name === 'refused').length;
    await expect.poll(() => [opened(visitor), opened(manager)]).toEqual([4, 4]);
    expect((await send('polls.votes', '7', { votes: 3 })).status).toBe(204);
    expect((await send('polls.drafts')).status).toBe(204);
    const changes = ({ received }: typeof visitor) =>
      received.filter(({ name }) => name === 'changed').map(({ topic, data }) => [topic, data]);
    await expect
      .poll(() => changes(manager))
      .toEqual([
        ['apps/polls.votes/7', { data: { votes: 3 } }],
        ['apps/polls.drafts/all', { data: null }],
      ]);
    expect(changes(visitor)).toEqual([['apps/polls.votes/7', { data: { votes: 3 } }]]);
    const refusals = visitor.received.filter(({ name }) => name === 'refused').map(({ data }) => data);
    expect(refusals).toEqual([{ code: 'AUTHENTICATION_REQUIRED' }, { code: 'NOT_DECLARED' }]);
    visitor.close();
    manager.close();
  });

  it('refuse undeclared topics and too much data', async () => {
    expectError(await send('polls.other'), 422, 'NOT_DECLARED');
    expectError(await send('polls.votes', '7', 'x'.repeat(3_000)), 422, 'INPUT_INVALID');
  });
});
