import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let [owner, staff, moderator] = ['', '', ''];
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.as('vera', 'OWNER');
  staff = await api.as('stina', 'STAFF');
  moderator = await api.as('marek', 'MODERATOR');
  for (const token of [owner, staff, moderator, await api.as('alma', 'ADMIN'), await api.as('abc')])
    await api.call('GET /api/users/me', { token });
});
afterAll(() => api.stop());

describe('the channel of a superior', () => {
  async function applied(token: string, channel: string) {
    const fields = { platform: 'kick', channel, characters: ['Nobody'], tags: [], language: 'en', about: '' };
    const { body } = await api.call('POST /api/streams/me', { token, body: fields });
    return body;
  }
  const act = async (token: string, id: string, action: string) => {
    const { body } = await api.call('GET /api/streamers', { token: owner });
    const version = body.items.find((one) => one.id === id)?.version ?? 0;
    return api.call(`POST /api/streamers/${id}/${action}`, { token, body: { reason: 'Why not.', version } });
  };

  it('can be approved by staff, but neither suspended nor retired', async () => {
    const { id } = await applied(owner, 'vera_live');
    expect((await act(staff, id, 'approve')).status).toBe(200);
    for (const action of ['suspend', 'retire', 'dismiss-reports'])
      expectError(await act(staff, id, action), 403, 'MEMBER_OUT_OF_REACH');
    const { body } = await api.call('GET /api/streamers', { token: staff });
    expect(body.items.find((one) => one.id === id)?.may).toMatchObject({ suspend: false, retire: false });
  });

  it('can’t be restored by staff after a superior removed it', async () => {
    const { id } = await applied(await api.as('abc'), 'abc_live');
    expect((await act(staff, id, 'approve')).status).toBe(200);
    expect((await act(owner, id, 'suspend')).status).toBe(200);
    expectError(await act(staff, id, 'restore'), 403, 'DECISION_ABOVE_OWN');
    expect((await act(owner, id, 'restore')).status).toBe(200);
  });

  it('can’t be approved by staff who may not give the streamer role', async () => {
    const role = (await api.call('GET /api/role-definitions/STREAMER', { token: owner })).body;
    const body = {
      version: role.version,
      colour: role.colour,
      permissions: [...role.permissions, 'news.write'],
    };
    expect((await api.call('PUT /api/role-definitions/STREAMER', { token: owner, body })).status).toBe(200);
    const token = await api.as('newer');
    await api.call('GET /api/users/me', { token });
    const { id } = await applied(token, 'newer_live');
    expectError(await act(staff, id, 'approve'), 403, 'PERMISSION_NOT_HELD');
    expect((await act(owner, id, 'approve')).status).toBe(200);
  });
});

describe('punishments', () => {
  const punish = (token: string, name: string, kind: string) =>
    api.call(`POST /api/users/auth0|${name}/punishments`, { token, body: { kind, reason: 'Why not.' } });

  it('of superiors and equals can’t be read', async () => {
    const read = (name: string) => api.call(`GET /api/users/auth0|${name}/punishments`, { token: moderator });
    expectError(await read('alma'), 403, 'MEMBER_OUT_OF_REACH');
    expect((await read('abc')).status).toBe(200);
    const { body } = await api.call('GET /api/users/auth0|alma', { token: moderator });
    expect([body.may.punish, body.counts.punishments]).toEqual([false, null]);
  });

  it('imposed by a superior can’t be lifted', async () => {
    const { id } = (await punish(owner, 'abc', 'ban')).body as { id: string };
    const lift = (token: string) =>
      api.call(`POST /api/punishments/${id}/lift`, { token, body: { reason: 'Enough.' } });
    expectError(await lift(moderator), 403, 'DECISION_ABOVE_OWN');
    const { body } = await api.call('GET /api/users/auth0|abc/punishments', { token: moderator });
    expect(body.items[0]?.may.lift).toBe(false);
    expect((await lift(await api.as('vera2', 'OWNER'))).status).toBe(200);
  });

  it('imposed by an owner can’t be reverted by a moderator who grants the appeal', async () => {
    const { id } = (await punish(owner, 'abc', 'ban')).body as { id: string };
    const text = 'I was at the other end of the city that night.';
    await api.call(`POST /api/punishments/${id}/appeal`, { token: await api.as('abc'), body: { text } });
    const { body } = await api.call('GET /api/users/auth0|abc/punishments', { token: owner });
    const appealId = body.items[0]?.appeal?.id;
    const decide = (decision: string) =>
      api.call(`POST /api/appeals/${appealId}/decision`, {
        token: moderator,
        body: { decision, answer: 'As it is.' },
      });
    expectError(await decide('grant'), 403, 'DECISION_ABOVE_OWN');
    expect((await decide('reject')).status).toBe(200);
  });
});
