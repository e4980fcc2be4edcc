import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRelease, publishRelease } from '../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-promotion-'));
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  token = await api.as('promoter', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

let remote = 'remote';
let count = 0;
beforeEach(async () => {
  remote = `remote-${String.fromCharCode(97 + count++)}`;
  for (const version of ['1', '2', '3']) await publishRelease(api, token, makeRelease(remote, version));
});

const promote = (version: string, more: object = {}) =>
  api.call(`POST /api/releases/${remote}/promote`, { token, body: { version, ...more } });
const rollBack = (body: object = {}) => api.call(`POST /api/releases/${remote}/rollback`, { token, body });
const sequence = async () => (await api.call('GET /api/releases', { token })).body.seq;
const history = async () =>
  (await api.call(`GET /api/releases/${remote}/history`, { token })).body.items.map(
    ({ action, after }) => `${action} ${after?.version}`,
  );

describe('promoting', () => {
  it('serves a version, increments the number of the set, and logs it', async () => {
    const before = await sequence();
    const first = await promote('1', { reason: 'Tuesday' });
    expect(first.body).toMatchObject({
      name: remote,
      live: '1',
      previous: null,
      canary: null,
      staff: null,
      changedBy: { kind: 'member', name: 'Promoter Tester' },
    });
    expect(first.body.versions.map(({ version }: { version: string }) => version)).toEqual(['3', '2', '1']);
    const after = await sequence();
    expect(after).toBeGreaterThan(before);
    expect((await promote('1')).status).toBe(200);
    expect(await sequence()).toBe(after);
    expect((await promote('2')).body).toMatchObject({ live: '2', previous: '1' });
    expect(await history()).toEqual([
      'release.promoted 2',
      'release.promoted 1',
      ...['3', '2', '1'].map((version) => `release.published ${version}`),
    ]);
    const [entry] = await api.database.sql(
      `SELECT * FROM audit_entries WHERE target->>'id' = $1 AND action = 'release.promoted' ORDER BY at LIMIT 1`,
      [remote],
    );
    expect(entry).toMatchObject({
      actor: { fullName: 'Promoter Tester' },
      target: { type: 'remote', id: remote, label: remote },
      before: { live: null },
      after: { live: '1', version: '1', reason: 'Tuesday' },
    });
  });

  it('serves a canary to a share of visitors until it becomes live', async () => {
    await promote('1');
    expectError(await promote('2', { to: 'canary' }), 422, 'INPUT_INVALID');
    expectError(await promote('2', { share: 5 }), 422, 'INPUT_INVALID');
    const canary = await promote('2', { to: 'canary', share: 12.5 });
    expect(canary.body).toMatchObject({ live: '1', canary: { version: '2', share: 12.5 } });
    expect((await promote('3', { to: 'staff' })).body.staff).toBe('3');
    expect((await promote('2')).body).toMatchObject({ live: '2', canary: null, previous: '1', staff: '3' });
  });

  it('lists the newest twenty versions, and all served ones', async () => {
    await promote('1');
    for (let version = 4; version <= 24; version += 1)
      await publishRelease(api, token, makeRelease(remote, String(version)));
    const { versions } = (await promote('2', { to: 'staff' })).body;
    const listed = versions.map(({ version }: { version: string }) => Number(version));
    expect(listed).toEqual([...Array.from({ length: 18 }, (_, index) => 24 - index), 2, 1]);
  });

  it('requires a published version', async () => {
    expectError(await promote('4'), 404, 'RELEASE_NOT_FOUND');
    await api.call('POST /api/releases', { token, body: makeRelease(remote, '4').description });
    expectError(await promote('4'), 404, 'RELEASE_NOT_FOUND');
  });

  it('serializes concurrent promotions', async () => {
    await promote('1');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => promote(index % 2 ? '2' : '3')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await api.database.sql<{ before: { live: string }; after: { live: string } }>(
      `SELECT before, after FROM audit_entries WHERE target->>'id' = $1 AND action = 'release.promoted' ORDER BY at`,
      [remote],
    );
    // Each one started from the result of the previous one.
    for (const [index, row] of rows.slice(1).entries()) expect(row.before.live).toBe(rows[index]?.after.live);
    const [served] = await api.database.sql('SELECT live, previous FROM served_remotes WHERE remote = $1', [
      remote,
    ]);
    expect(served?.live).toBe(rows.at(-1)?.after.live);
    expect(served?.previous).toBe(rows.at(-1)?.before.live);
  });

  it('gives a path to only one of two remotes that are promoted simultaneously', async () => {
    const routes = [{ path: `/${remote}-both`, access: 'public' as const, title: 'x' }];
    const names = [`${remote}-x`, `${remote}-y`];
    for (const name of names) await publishRelease(api, token, makeRelease(name, '1', { routes }));
    const answers = await Promise.all(
      names.map((name) => api.call(`POST /api/releases/${name}/promote`, { token, body: { version: '1' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('rolling back', () => {
  it('goes back step by step, and skips versions that were rolled back automatically', async () => {
    for (const version of ['1', '2', '3']) await promote(version);
    expect((await rollBack({ reason: 'broken' })).body).toMatchObject({ live: '2', previous: '1' });
    expect((await rollBack()).body).toMatchObject({ live: '1', previous: null });
    expectError(await rollBack(), 409, 'NOTHING_TO_ROLL_BACK');
    expect((await promote('3')).body).toMatchObject({ live: '3', previous: '1' });
    expect((await history()).slice(0, 3)).toEqual([
      'release.promoted 3',
      'release.rolled-back 2',
      'release.rolled-back 3',
    ]);
  });

  it('goes to a named version', async () => {
    expectError(await rollBack(), 409, 'NOTHING_TO_ROLL_BACK');
    for (const version of ['1', '2', '3']) await promote(version);
    expectError(await rollBack({ to: '9' }), 404, 'RELEASE_NOT_FOUND');
    expectError(await rollBack({ to: '3' }), 409, 'NOTHING_TO_ROLL_BACK');
    expect((await rollBack({ to: '1' })).body).toMatchObject({ live: '1', previous: '2' });
  });

  it('ends a canary and the staff version', async () => {
    await promote('1');
    await promote('2', { to: 'canary', share: 10 });
    await promote('3', { to: 'staff' });
    expectError(await rollBack({ channel: 'canary', to: '1' }), 422, 'INPUT_INVALID');
    expect((await rollBack({ channel: 'canary' })).body).toMatchObject({
      live: '1',
      canary: null,
      staff: '3',
    });
    expect((await rollBack({ channel: 'staff' })).body.staff).toBeNull();
    expectError(await rollBack({ channel: 'canary' }), 409, 'NOTHING_TO_ROLL_BACK');
  });
});

describe('the security floor', () => {
  const floor = (version: string | null, as = token) =>
    api.call(`PUT /api/releases/${remote}/floor`, { token: as, body: { version } });

  it('prevents older versions from being served by rollback, by promotion or as a fallback', async () => {
    await promote('1');
    await promote('2');
    await promote('3');
    expect((await floor('3')).body).toMatchObject({ live: '3', previous: null, floor: '3' });
    expectError(await rollBack(), 409, 'NOTHING_TO_ROLL_BACK');
    expectError(await rollBack({ to: '2' }), 409, 'RELEASE_BELOW_FLOOR');
    expectError(await promote('1'), 409, 'RELEASE_BELOW_FLOOR');
    expectError(await promote('2', { to: 'staff', force: true }), 409, 'RELEASE_BELOW_FLOOR');
    expect((await floor(null)).body.floor).toBeNull();
    expect((await rollBack({ to: '2' })).body.live).toBe('2');
  });

  it('never removes a page, because served versions must be replaced first', async () => {
    await promote('1');
    expectError(await floor('2'), 409, 'RELEASE_BELOW_FLOOR');
    expectError(await floor('9'), 404, 'RELEASE_NOT_FOUND');
    await promote('2');
    expect((await floor('2')).status).toBe(200);
    expect(await history()).toContain('release.floor-set 2');
  });

  it('can only be set by members, not by a deploy token', async () => {
    const made = await api.call('POST /api/deploy-tokens', {
      token,
      body: { name: 'ci', remotes: [remote] },
    });
    expect((await floor(null, made.body.secret)).status).toBe(403);
  });
});
