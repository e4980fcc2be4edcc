import type { ReleaseDescription } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease } from '../../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.as('site-owner', 'OWNER');
});
afterAll(() => api.stop());

async function tokenFor(...remotes: string[]): Promise<string> {
  const body = { name: `${remotes.join(' and ')} team`, remotes };
  return (await api.call('POST /api/deploy-tokens', { token: owner, body })).body.secret;
}

const routes = (...paths: string[]): Partial<ReleaseDescription> => ({
  routes: paths.map((path) => ({ path, access: 'public', title: 'Page' })) as never,
  navigation: [],
});
const promote = (token: string, name: string, version: string) =>
  api.call(`POST /api/releases/${name}/promote`, { token, body: { version } });
const releaseOf = async (name: string, version: string) => {
  const { items } = (await api.call('GET /api/releases', { token: owner })).body;
  return items
    .find((remote: { name: string }) => remote.name === name)
    ?.versions.find((release: { version: string }) => release.version === version);
};

/** Creates a remote with a live first release and an approved token. */
async function liveRemote(name: string): Promise<string> {
  const token = await tokenFor(name);
  await publishRelease(api, token, makeRelease(name, '1', routes(`/${name}`)));
  expect((await promote(owner, name, '1')).status).toBe(200);
  return token;
}

it('holds a release with pages under another remote’s segment, despite its approved token', async () => {
  await liveRemote('papers');
  const token = await liveRemote('quests');
  const next = makeRelease('quests', '2', routes('/quests', '/papers/a-story', '/admin/quests'));
  const checked = await api.call('POST /api/releases/check', { token, body: next.description });
  const widening = [
    { kind: 'path', value: '/papers', owner: 'papers' },
    { kind: 'path', value: '/admin', owner: null },
  ];
  expect(checked.body).toEqual({ findings: [], widening });
  expect((await publishRelease(api, token, next)).body).toMatchObject({
    waitsWith: 'quests team',
    tokenIsNew: false,
    widening,
  });
  expectError(await promote(token, 'quests', '2'), 403, 'RELEASE_WAITS');
  const approved = await api.call('POST /api/releases/quests/2/approve', { token: owner });
  expect(approved.status).toBe(200);
  expect((await promote(token, 'quests', '2')).body.live).toBe('2');
  const entries = await api.database.sql(
    `SELECT after FROM audit_entries WHERE action = 'release.approved' AND target->>'id' = 'quests' AND after->>'version' = '2'`,
  );
  expect(entries).toEqual([{ after: { version: '2', token: 'quests team', adds: '/papers, /admin' } }]);
});

it('lets a team add pages under its own segment without approval', async () => {
  const token = await liveRemote('crews');
  const next = makeRelease('crews', '2', routes('/crews', '/crews/:id', '/crews/:id/edit'));
  expect((await publishRelease(api, token, next)).body).toMatchObject({ waitsWith: null, widening: [] });
  expect((await promote(token, 'crews', '2')).body.live).toBe('2');
});

it('needs no second approval for what was approved and isn’t served yet', async () => {
  const token = await liveRemote('yards');
  const wide = routes('/yards', '/harbour');
  await publishRelease(api, token, makeRelease('yards', '2', wide));
  await api.call('POST /api/releases/yards/2/approve', { token: owner });
  const later = await publishRelease(api, token, makeRelease('yards', '3', wide));
  expect(later.body).toMatchObject({ waitsWith: null });
});

it('notifies managers of releases of one that needs approval, and only of those', async () => {
  const token = await liveRemote('ferries');
  await publishRelease(api, token, makeRelease('ferries', '2', routes('/ferries')));
  await publishRelease(api, token, makeRelease('ferries', '3', routes('/ferries', '/piers')));
  const waiting = async () => {
    const { items } = (await api.call('GET /api/notifications', { token: owner })).body;
    return items
      .filter(({ type }: { type: string }) => type === 'release.waits')
      .map(({ facts }: { facts: { title: string } }) => facts.title)
      .filter((title: string) => title.startsWith('ferries'));
  };
  await expect.poll(waiting, { timeout: 10_000 }).toEqual(['ferries 3', 'ferries 1']);
});

it('ends, switches off and removes a remote', async () => {
  const token = await liveRemote('stalls');
  const servedNames = async () => {
    const { remotes } = (await api.call('GET /api/registry', {})).body;
    return remotes.map(({ name }: { name: string }) => name);
  };
  await expect.poll(servedNames).toContain('stalls');
  expectError(await api.call('DELETE /api/releases/stalls', { token: owner }), 409, 'REMOTE_IS_SERVED');
  const switched = (off: boolean) =>
    api.call('PUT /api/releases/stalls/switch', { token: owner, body: { off } });
  expectError(
    await api.call('PUT /api/releases/stalls/switch', { token, body: { off: true } }),
    403,
    'ACCESS_DENIED',
  );
  expect((await switched(true)).body).toMatchObject({ live: '1', offAt: expect.stringMatching(/^20/) });
  await expect.poll(servedNames).not.toContain('stalls');
  // A promotion doesn't switch it on.
  await publishRelease(api, token, makeRelease('stalls', '2', routes('/stalls')));
  expect((await promote(token, 'stalls', '2')).status).toBe(200);
  expect(await servedNames()).not.toContain('stalls');
  expect((await switched(false)).body).toMatchObject({ live: '2', offAt: null });
  await expect.poll(servedNames).toContain('stalls');

  const ended = await api.call('POST /api/releases/stalls/end', { token, body: {} });
  expect(ended.body).toMatchObject({ live: null, previous: null });
  await expect.poll(servedNames).not.toContain('stalls');
  expectError(await api.call('POST /api/releases/stalls/end', { token, body: {} }), 409, 'NOTHING_SERVED');
  expect(await releaseOf('stalls', '2')).toBeDefined();
  expectError(await api.call('DELETE /api/releases/stalls', { token }), 403, 'ACCESS_DENIED');
  expect((await api.call('DELETE /api/releases/stalls', { token: owner })).status).toBe(204);
  expect(await releaseOf('stalls', '2')).toBeUndefined();
  expectError(await api.call('DELETE /api/releases/stalls', { token: owner }), 404, 'RELEASE_NOT_FOUND');
  expectError(await switched(true), 404, 'RELEASE_NOT_FOUND');
  const actions = await api.database.sql(
    `SELECT action FROM audit_entries WHERE target->>'id' = 'stalls' ORDER BY at DESC LIMIT 1`,
  );
  expect(actions).toEqual([{ action: 'release.removed' }]);
});

it('holds a release that fills a slot until a member approves it, and puts the slot into the set', async () => {
  const token = await liveRemote('ballots');
  const slots = [
    {
      slot: 'event.page.aside' as const,
      module: './ballot',
      height: { base: 120, md: 160 },
      title: 'Ballot',
    },
  ];
  const modules = { './ballot': ['static/page.js'] };
  const next = makeRelease('ballots', '2', { ...routes('/ballots'), slots, modules });
  const widening = [{ kind: 'slot', value: 'event.page.aside (public)', owner: null }];
  const checked = await api.call('POST /api/releases/check', { token, body: next.description });
  expect(checked.body).toEqual({ findings: [], widening });
  expect((await publishRelease(api, token, next)).body).toMatchObject({
    waitsWith: 'ballots team',
    widening,
  });
  expectError(await promote(token, 'ballots', '2'), 403, 'RELEASE_WAITS');
  expect((await promote(owner, 'ballots', '2')).status).toBe(200);
  const set = (await api.call('GET /api/registry')).body;
  const served = set.remotes.find(({ name }: { name: string }) => name === 'ballots');
  expect(served?.slots).toEqual(slots);
  // Another module for the same slot and the same readers needs no approval.
  const third = makeRelease('ballots', '3', { ...routes('/ballots'), slots, modules }, 'third');
  expect((await publishRelease(api, token, third)).body).toMatchObject({ waitsWith: null, widening: [] });
});

it('refuses a release whose slot has no exposed module, and one with an unknown slot', async () => {
  const token = await liveRemote('urns');
  const slot = { slot: 'home.tonight', module: './urn', height: { base: 120, md: 120 } };
  const missing = makeRelease('urns', '2', { ...routes('/urns'), slots: [slot] as never });
  const checked = await api.call('POST /api/releases/check', { token, body: missing.description });
  expect(checked.body.findings).toMatchObject([{ code: 'module-missing' }]);
  const unknown = makeRelease('urns', '3', {
    ...routes('/urns'),
    slots: [{ ...slot, slot: 'home.roof' }] as never,
  });
  const refused = await api.call('POST /api/releases/check', { token, body: unknown.description });
  expect(refused.status).toBe(422);
});
