import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const started = Math.floor(Date.now() / 1000);

/** Returns a token of a sign-in some seconds before the tests began: the same number is the same sign-in. */
const signedIn = (name: string, ago: number) =>
  api.issuer.token(`auth0|${name}`, {
    claims: {
      name,
      nickname: name,
      email: `${name}@x.test`,
      'https://boardwalk.community/signed_in_at': started - ago,
    },
  });
const me = (token: string, agent = FIREFOX) =>
  api.call('GET /api/users/me', { token, headers: { 'user-agent': agent } });
const list = async (token: string) => (await api.call('GET /api/users/me/sessions', { token })).body.items;

it('are listed with their browsers, and the current one is marked', async () => {
  const [here, phone] = [await signedIn('ada', 100), await signedIn('ada', 50)];
  await me(here);
  await me(phone, IPHONE);
  const items = await list(here);
  expect(items.map(({ browser, current }) => [browser, current])).toEqual([
    ['Safari (iOS)', false],
    ['Firefox (Linux)', true],
  ]);
  expect((await list(phone)).find(({ current }) => current)?.browser).toBe('Safari (iOS)');
});

it('end individually: their tokens are rejected, including refreshed ones, and no others', async () => {
  const [here, there] = [await signedIn('ben', 100), await signedIn('ben', 50)];
  for (const token of [here, there]) await me(token);
  const other = (await list(here)).find(({ current }) => !current)?.id ?? '';
  const end = () => api.call(`DELETE /api/users/me/sessions/${other}`, { token: here });
  expect((await end()).status).toBe(204);
  expectError(await me(there), 401, 'SESSION_ENDED');
  expectError(await me(await signedIn('ben', 50)), 401, 'SESSION_ENDED');
  expect((await me(here)).status).toBe(200);
  expect(await list(here)).toHaveLength(1);
  expectError(await end(), 404, 'SESSION_NOT_FOUND');
});

it('within one second are distinguished by milliseconds', async () => {
  const [here, there] = [await signedIn('hal', 60.1234), await signedIn('hal', 60.9871)];
  for (const token of [here, there]) await me(token);
  expect((await list(here)).map(({ current }) => current).sort()).toEqual([false, true]);
  expect((await api.call('POST /api/users/me/sessions/end-current', { token: here })).status).toBe(204);
  expectError(await me(here), 401, 'SESSION_ENDED');
  expect((await me(there)).status).toBe(200);
});

it('of other members can’t be ended', async () => {
  const [cleo, dora] = [await signedIn('cleo', 10), await signedIn('dora', 10)];
  for (const token of [cleo, dora]) await me(token);
  const [theirs] = await list(cleo);
  expectError(
    await api.call(`DELETE /api/users/me/sessions/${theirs?.id}`, { token: dora }),
    404,
    'SESSION_NOT_FOUND',
  );
  expect((await me(cleo)).status).toBe(200);
});

it('end on sign-out without a log entry, and other sign-ins continue', async () => {
  const [here, there] = [await signedIn('gil', 100), await signedIn('gil', 50)];
  await me(there);
  const leave = () => api.call('POST /api/users/me/sessions/end-current', { token: here });
  expect((await leave()).status).toBe(204);
  expectError(await me(here), 401, 'SESSION_ENDED');
  expectError(await me(await signedIn('gil', 100)), 401, 'SESSION_ENDED');
  expect((await me(there)).status).toBe(200);
  const audited = await api.database.sql(
    "SELECT FROM audit_entries WHERE action = 'sessions.ended' AND actor->>'username' = 'gil'",
  );
  expect(audited).toHaveLength(0);
});

it('end together except for the current one', async () => {
  const tokens = [await signedIn('eve', 300), await signedIn('eve', 200), await signedIn('eve', 100)];
  for (const token of tokens) await me(token);
  const [here = ''] = tokens;
  expect((await api.call('POST /api/users/me/sessions/end-others', { token: here })).status).toBe(204);
  const statuses = await Promise.all(tokens.map(async (token) => (await me(token)).status));
  expect(statuses).toEqual([200, 401, 401]);
  expect((await me(await signedIn('eve', -60))).status).toBe(200);
});

it('end together even without a call so far, so that a refresh doesn’t help', async () => {
  const [here, unmet] = [await signedIn('ida', 300), await signedIn('ida', 200)];
  await me(here);
  expect((await api.call('POST /api/users/me/sessions/end-others', { token: here })).status).toBe(204);
  expectError(await me(unmet), 401, 'SESSION_ENDED');
  expectError(await me(await signedIn('ida', 200)), 401, 'SESSION_ENDED');
  expect((await me(here)).status).toBe(200);
  expect((await me(await signedIn('ida', -60))).status).toBe(200);
});

it('aren’t distinguished if the provider doesn’t send the time of sign-in', async () => {
  const token = await api.as('fred');
  await me(token);
  expect(await list(token)).toEqual([]);
});
