import { isSignedBy, type JoinResult, LINK_CODE } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { type GameKeySecret, gameServer, newGameKey } from '../../../../test/test-game-server.ts';
import { expectStatus, startOffice } from '../../../../test/test-submissions.ts';
import { IdentitiesService } from '../../identities/identities.service.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';
import { joinResult } from './join-answer.policy.ts';

let api: TestApi;
let key: GameKeySecret;
beforeAll(async () => {
  api = await startTestApi();
  key = await newGameKey(api);
});
afterAll(() => api.stop());

const check = async (identifiers: string[], name = '', on = api) => {
  const body = { identifiers, name };
  return (await gameServer(on, key)('POST /api/game/v1/join-check', { body })).body;
};
const beat = (body: object) =>
  gameServer(api, key)('POST /api/game/v1/heartbeat', { body: { players: 1, slots: 8, ...body } });
let count = 0;
/** Creates a member with linked accounts. */
async function member(...subjects: string[]) {
  count += 1;
  const name = `player-${count}`;
  const token = await api.as(name);
  await api.call('GET /api/users/me', { token });
  const id = `auth0|${name}`;
  for (const subject of subjects) {
    const provider = subject.startsWith('discord:') ? 'discord' : 'game';
    await api.get(IdentitiesService).link({ id, fullName: name }, { provider, subject, name });
  }
  return { id, token, name };
}

it('returns a link code for an unknown player, and the same one for a while', async () => {
  const first = await check(['discord:1', 'license:new', 'steam:9'], 'New');
  expect(first).toMatchObject({ result: 'link_required', handle: null });
  expect(first.linkCode).toMatch(LINK_CODE);
  expect(first.message).toContain(first.linkCode);
  expect(await check(['license:new'])).toEqual(first);
  expect((await check(['license:another'])).linkCode).not.toBe(first.linkCode);
  const rows = await api.database.sql(`SELECT subject FROM link_codes WHERE subject LIKE '%:new'`);
  expect(rows).toEqual([{ subject: 'license:new' }]);
  await api.database.sql(`UPDATE link_codes SET expires_at = expires_at - interval '9 minutes'`);
  const later = await check(['license:new']);
  expect(later.linkCode).not.toBe(first.linkCode);
});

it('returns no code for a player without a game account', async () => {
  expect(await check(['discord:77'])).toMatchObject({ result: 'link_required', linkCode: null });
});

it('finds a member by any of their accounts, and admits those on the whitelist', async () => {
  const { id, name } = await member('license:kay', 'discord:42');
  expect(await check(['license:kay'])).toMatchObject({
    result: 'not_whitelisted',
    handle: name,
    linkCode: null,
  });
  expect(await api.get(WhitelistService).grant(id)).toBe(true);
  for (const identifiers of [['license:kay'], ['discord:42'], ['license:unknown', 'discord:42']])
    expect(await check(identifiers)).toMatchObject({ result: 'ok', handle: name });
  expect(await api.get(WhitelistService).revoke(id)).toBe(true);
  expect((await check(['license:kay'])).result).toBe('not_whitelisted');
});

it('returns the state of the player’s application', async () => {
  const office = await startOffice(api);
  await office.form({ kind: 'whitelist', title: 'Join the city' });
  const { token } = await member('license:applies');
  const draft = expectStatus(await office.begin(token, 'application'), 200);
  expect((await check(['license:applies'])).result).toBe('not_whitelisted');
  for (const [state, result] of [
    ['submitted', 'pending'],
    ['interview', 'pending'],
    ['approved', 'pending'],
    ['denied', 'denied'],
    ['revoked', 'denied'],
    ['withdrawn', 'not_whitelisted'],
  ] as const) {
    await api.database.sql('UPDATE submissions SET public_state = $1 WHERE id = $2', [state, draft.id]);
    expect([state, (await check(['license:applies'])).result]).toEqual([state, result]);
  }
});

it('rejects everyone during maintenance', async () => {
  const { id } = await member('license:early');
  await api.get(WhitelistService).grant(id);
  await beat({ maintenance: true });
  await expect.poll(async () => (await check(['license:early'])).result).toBe('maintenance');
  await beat({});
  await expect.poll(async () => (await check(['license:early'])).result).toBe('ok');
});

it('admits everyone when no whitelist is required', async () => {
  const open = await startTestApi({
    database: api.database,
    issuer: api.issuer,
    environment: { GAME_WHITELIST: 'off' },
  });
  expect(await check(['license:nobody'], '', open)).toMatchObject({
    result: 'ok',
    handle: null,
    linkCode: null,
  });
  await open.stop();
});

it('rejects banned and suspended members, even on the whitelist', async () => {
  const { id } = await member('license:banned', 'discord:banned');
  await api.get(WhitelistService).grant(id);
  expect((await check(['license:banned'])).result).toBe('ok');
  const token = await api.as('bouncer', 'ADMIN');
  const punishments = `/api/users/${encodeURIComponent(id)}/punishments` as const;
  const body = { kind: 'suspension', reason: 'Enough.', hours: 1 };
  const { id: punishment } = (await api.call(`POST ${punishments}`, { token, body })).body as { id: string };
  expect(await check(['license:banned'])).toMatchObject({
    result: 'banned',
    message: expect.stringContaining('banned'),
  });
  expect((await check(['license:unknown', 'discord:banned'])).result).toBe('banned');
  await api.call(`POST /api/punishments/${punishment}/lift`, { token, body: { reason: 'A mistake.' } });
  expect((await check(['license:banned'])).result).toBe('ok');
});

it.each<[JoinResult, Parameters<typeof joinResult>[0]]>([
  [
    'maintenance',
    {
      maintenance: true,
      mustBeWhitelisted: false,
      player: { whitelisted: true, banned: false },
      application: null,
    },
  ],
  ['ok', { maintenance: false, mustBeWhitelisted: false, player: undefined, application: null }],
  ['link_required', { maintenance: false, mustBeWhitelisted: true, player: undefined, application: null }],
  [
    'denied',
    {
      maintenance: false,
      mustBeWhitelisted: true,
      player: { whitelisted: false, banned: false },
      application: 'denied',
    },
  ],
])('returns %s for %j', (result, standing) => {
  expect(joinResult(standing)).toBe(result);
});

describe('data for game servers', () => {
  it('contains a signed snapshot of the whitelist', async () => {
    const { id } = await member('license:kept');
    await api.get(WhitelistService).grant(id);
    const { snapshotKey } = await api
      .call('POST /api/game-keys', { token: await api.as('keymaker', 'OWNER'), body: { name: 'x' } })
      .then(({ body }) => body);
    const { body } = await gameServer(api, key)('GET /api/game/v1/snapshot');
    expect(await isSignedBy(body, [snapshotKey])).toBe(true);
    expect(await isSignedBy({ ...body, payload: body.payload.replace('kept', 'mine') }, [snapshotKey])).toBe(
      false,
    );
    const snapshot = JSON.parse(body.payload);
    expect(snapshot).toMatchObject({ kind: 'whitelist', issuedAt: expect.any(String) });
    expect(snapshot.identifiers).toContain('license:kept');
    await api.get(WhitelistService).revoke(id);
    const later = await gameServer(api, key)('GET /api/game/v1/snapshot');
    expect(JSON.parse(later.body.payload).identifiers).not.toContain('license:kept');
  });

  it('contains the changes after a cursor', async () => {
    const read = async (since?: string, limit = 500) =>
      (
        await gameServer(
          api,
          key,
        )(`GET /api/game/v1/whitelist?limit=${limit}${since === undefined ? '' : `&since=${since}`}`)
      ).body;
    const start = (await read()).nextCursor;
    expect(await read(start)).toEqual({ items: [], nextCursor: start, more: false });
    const { id, token } = await member('license:one', 'discord:1001');
    await api.get(WhitelistService).grant(id);
    const first = await read(start, 1);
    expect(first).toMatchObject({ items: [{ identifier: 'discord:1001', allowed: true }], more: true });
    const second = await read(first.nextCursor);
    expect(second.items).toEqual([{ identifier: 'license:one', allowed: true }]);
    await api.call('DELETE /api/identities/game', { token });
    expect((await read(second.nextCursor)).items).toEqual([{ identifier: 'license:one', allowed: false }]);
    for (const wrong of ['x', '-1', '1e9', '9'.repeat(20)])
      expectError(
        await gameServer(api, key)(`GET /api/game/v1/whitelist?since=${wrong}`),
        422,
        'INPUT_INVALID',
      );
  });

  it('accepts properties, with the last entry of each code', async () => {
    const put = (properties: object[]) =>
      gameServer(api, key)('PUT /api/game/v1/properties', { body: { properties } });
    expect(
      (
        await put([
          { code: 'P-1', owner: 'license:one' },
          { code: 'P-2', owner: null, data: { rooms: 3 } },
        ])
      ).body,
    ).toEqual({ count: 2, transferred: 0 });
    await put([
      { code: 'P-1', owner: 'license:a' },
      { code: 'P-1', owner: 'license:two', data: { sold: true } },
    ]);
    expect(await api.database.sql('SELECT code, owner, data FROM game_properties ORDER BY code')).toEqual([
      { code: 'P-1', owner: 'license:two', data: { sold: true } },
      { code: 'P-2', owner: null, data: { rooms: 3 } },
    ]);
  });
});
