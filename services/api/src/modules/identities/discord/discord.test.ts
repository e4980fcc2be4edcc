import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { TestDiscord } from '../../../../test/test-discord.ts';

const BEGIN = 'POST /api/identities/discord';
let api: TestApi;
let discord: TestDiscord;
beforeAll(async () => {
  discord = await TestDiscord.start();
  api = await startTestApi({ environment: { ...discord.environment, SITE_ORIGIN: 'https://meridian.test' } });
});
afterAll(async () => {
  await api.stop();
  await discord.stop();
});

/** Starts the link in a browser. */
async function begin(name: string, returnTo?: string) {
  const token = await api.as(name);
  const { body, headers, status } = await api.call(BEGIN, { token, body: { returnTo } });
  expect(status).toBe(200);
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { token, url: body.url, cookie, setCookie: headers.get('set-cookie') ?? '' };
}
/** Calls the callback like Discord's redirect; further redirects aren't followed. */
async function lead(query: Record<string, string>, cookie?: string) {
  const response = await fetch(`${api.url}/api/identities/discord/callback?${new URLSearchParams(query)}`, {
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
  });
  const text = await response.text();
  const body = text ? JSON.parse(text) : '';
  return { status: response.status, headers: response.headers, body };
}
const linked = async (token: string) => (await api.call('GET /api/identities', { token })).body.items;
const user = { id: '81', username: 'kay.v', global_name: 'Kay' };

it('requests only the identity from Discord', async () => {
  const { url, setCookie } = await begin('asks');
  expect(url.startsWith(`${discord.url}/oauth2/authorize?`)).toBe(true);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    response_type: 'code',
    client_id: '12345',
    scope: 'identify',
    redirect_uri: 'https://meridian.test/api/identities/discord/callback',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: expect.any(String),
  });
  expect(setCookie).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
});

it('links the account of the member who started it, and redirects back', async () => {
  const { token, url, cookie } = await begin('kay', '/forms/application?step=2');
  const answer = await lead(discord.agree(url, user), cookie);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    'https://meridian.test/forms/application?step=2&discord=linked',
  );
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await linked(token)).toEqual([{ provider: 'discord', name: 'Kay', linkedAt: expect.any(String) }]);
  const [row] = await api.database.sql(`SELECT subject FROM identities WHERE user_id = 'auth0|kay'`);
  expect(row).toEqual({ subject: 'discord:81' });
});

it('is accepted only in the browser that started it', async () => {
  const [victim, attacker] = [await begin('victim'), await begin('attacker')];
  const other = { ...user, id: '82' };
  // The attacker's address, opened by the victim, with the victim's cookie or without any.
  for (const cookie of [victim.cookie, undefined])
    expectError(await lead(discord.agree(attacker.url, other), cookie), 422, 'LINK_INVALID');
  expect([await linked(victim.token), await linked(attacker.token)]).toEqual([[], []]);
});

it('rejects a state that it hasn’t signed, or that is too old', async () => {
  const { url, cookie } = await begin('late');
  const { code, state } = discord.agree(url, user);
  expectError(await lead({ code, state: `${state}x` }, cookie), 422, 'LINK_INVALID');
  expectError(await lead({ code }, cookie), 422, 'LINK_INVALID');
  expectError(await lead({ state }, cookie), 422, 'LINK_INVALID');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  try {
    expectError(await lead({ code, state }, cookie), 422, 'LINK_INVALID');
  } finally {
    vi.useRealTimers();
  }
});

it('rejects another member’s code, because Discord compares the verifier', async () => {
  const [one, other] = [await begin('pkce-one'), await begin('pkce-other')];
  const { code } = discord.agree(other.url, { ...user, id: '83' });
  const { state } = discord.agree(one.url, user);
  expectError(await lead({ code, state }, one.cookie), 422, 'LINK_INVALID');
  expect(await linked(one.token)).toEqual([]);
});

it('reports an account that is linked to another member, and a refusal', async () => {
  const { url, cookie, token } = await begin('second');
  const taken = await lead(discord.agree(url, user), cookie);
  expect(taken.headers.get('location')).toBe('https://meridian.test/profile?discord=taken');
  expect(await linked(token)).toEqual([]);
  const refused = await lead({ error: 'access_denied', state: discord.agree(url, user).state }, cookie);
  expect(refused.headers.get('location')).toBe('https://meridian.test/profile?discord=refused');
});

it.each(['//evil.test/x', '/\\evil.test', '/@evil.test'])(
  'redirects only to this site: %s',
  async (returnTo) => {
    const { url, cookie } = await begin(`safe${returnTo.length}`, returnTo);
    const answer = await lead(discord.agree(url, { ...user, id: `9${returnTo.length}` }), cookie);
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe('https://meridian.test');
  },
);

it('reports an outage of Discord', async () => {
  const { url, cookie } = await begin('unlucky');
  discord.answers.push({ status: 502 });
  expectError(await lead(discord.agree(url, user), cookie), 503, 'UNAVAILABLE');
});

it('is unavailable without a Discord application', async () => {
  const plain = await startTestApi({ database: api.database, issuer: api.issuer });
  const token = await api.as('kay');
  expectError(await plain.call(BEGIN, { token, body: {} }), 503, 'UNAVAILABLE');
  expect((await plain.call('GET /api/identities', { token })).body.discord).toBe(false);
  await plain.stop();
});
