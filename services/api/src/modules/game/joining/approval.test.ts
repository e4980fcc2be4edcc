import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { TestDiscord } from '../../../../test/test-discord.ts';
import { gameServer, newGameKey } from '../../../../test/test-game-server.ts';
import {
  ANSWERS,
  expectStatus,
  finish,
  type Office,
  startOffice,
  takeSteps,
} from '../../../../test/test-submissions.ts';
import { IdentitiesService } from '../../identities/identities.service.ts';

let api: TestApi;
let discord: TestDiscord;
let office: Office;
beforeAll(async () => {
  discord = await TestDiscord.start();
  api = await startTestApi({ environment: discord.environment });
  office = await startOffice(api);
});
afterAll(async () => {
  await api.stop();
  await discord.stop();
});

it('admits a player who links their account and is approved, and rejects them after the revocation', async () => {
  const key = await newGameKey(api);
  const knock = async () => {
    const body = { identifiers: ['license:sam'], name: 'Sam' };
    return (await gameServer(api, key)('POST /api/game/v1/join-check', { body })).body;
  };
  const sam = await api.as('sam');
  const { linkCode } = await knock();
  expectStatus(await api.call('POST /api/identities/game', { token: sam, body: { code: linkCode } }), 200);
  expect((await knock()).result).toBe('not_whitelisted');

  const account = { provider: 'discord' as const, subject: 'discord:55', name: 'sam.h' };
  await api.get(IdentitiesService).link({ id: 'auth0|sam', fullName: 'Sam Tester' }, account);
  const approval = { whitelist: true, chat: true };
  const form = await office.form({ kind: 'whitelist', title: 'Join the city' }, { approval });
  const { id } = await office.handedIn(sam, form.slug, { ...ANSWERS, discord: 'typed' });
  expect((await office.own(sam, id)).answers.discord).toBe('sam.h');
  expect((await knock()).result).toBe('pending');

  expectStatus(await office.claim(office.yuki, id), 200);
  expectStatus(await office.decide(office.yuki, id, 'approved', ''), 200);
  expect((await knock()).result).toBe('pending');
  await finish(api);
  await takeSteps(api, id);
  expect(await knock()).toMatchObject({ result: 'ok', handle: 'sam' });
  const { steps } = await office.review(office.yuki, id);
  expect(steps.map(({ step, state }) => `${step} ${state}`)).toContain('chat done');
  const soon = { timeout: 10_000, interval: 50 };
  const requests = () => discord.received.map(({ method, path }) => `${method} ${path.split('?')[0]}`).sort();
  await expect
    .poll(requests, soon)
    .toEqual(['POST /api/v10/webhooks/1/webhook-secret', 'PUT /api/v10/guilds/7/members/55/roles/8']);

  const { version } = await office.review(office.admin, id);
  const body = { reason: 'A second account.', version };
  expectStatus(await api.call(`POST /api/reviews/${id}/revoke`, { token: office.admin, body }), 200);
  expect((await knock()).result).toBe('denied');
  await expect.poll(requests, soon).toContain('DELETE /api/v10/guilds/7/members/55/roles/8');
});
