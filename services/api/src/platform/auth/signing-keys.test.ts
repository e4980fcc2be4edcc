import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  api = await startTestApi();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.stop();
});

const me = (token: string) => api.call('GET /api/users/me', { token });
const genuine = async (name: string) => (await me(await api.as(name))).status;
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

async function sendForged(amount: number): Promise<number[]> {
  const forged = await Promise.all(
    Array.from({ length: amount }, (_, index) => api.issuer.token('auth0|nora', { kid: `made-up-${index}` })),
  );
  return Promise.all(forged.map(async (token) => (await me(token)).status));
}

it('accepts valid tokens while tokens with made-up key ids arrive', async () => {
  expect(await genuine('nora')).toBe(200);
  const before = api.issuer.jwksRequests;
  expect(new Set(await sendForged(600))).toEqual(new Set([401]));
  expect(await genuine('ada')).toBe(200);
  pass(11);
  expect(new Set(await sendForged(100))).toEqual(new Set([401]));
  expect(await genuine('ada')).toBe(200);
  expect(api.issuer.jwksRequests - before).toBeLessThanOrEqual(10);
});

it('uses the cached keys while the provider is down', async () => {
  expect(await genuine('nora')).toBe(200);
  api.issuer.down = true;
  await sendForged(20);
  for (const minutes of [10, 60, 22 * 60]) {
    pass(minutes);
    await sendForged(20);
    expect(await genuine('nora')).toBe(200);
  }
  // A day later the cached keys have expired. No token is that old, and no caller gets 401 for a token that may be valid.
  pass(60);
  expectError(await me(await api.as('nora')), 503, 'UNAVAILABLE');
});

it('accepts a rotated key within seconds, even while made-up ids arrive', async () => {
  expect(await genuine('nora')).toBe(200);
  await sendForged(100);
  await api.issuer.rotate();
  vi.setSystemTime(Date.now() + 5_000);
  expect(await genuine('ada')).toBe(200);
});

it('drops a key that the provider has withdrawn', async () => {
  const old = await api.as('nora');
  expect(await genuine('ada')).toBe(200);
  await api.issuer.rotate();
  pass(6);
  expect(await genuine('ada')).toBe(200);
  expectError(await me(old), 401, 'AUTHENTICATION_REQUIRED');
});

it('counts forged tokens against their address, before the provider is requested', async () => {
  const strict = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '0.1' }, issuer: api.issuer });
  try {
    const forge = async (index: number, address: string) => {
      const token = await api.issuer.token('auth0|nora', { kid: `made-up-${index}` });
      return strict.call('GET /api/users/me', { token, headers: { 'x-forwarded-for': address } });
    };
    const answers = await Promise.all(Array.from({ length: 310 }, (_, index) => forge(index, '192.0.2.9')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(300);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    const asked = api.issuer.jwksRequests;
    vi.setSystemTime(Date.now() + 20_000);
    expect((await forge(0, '192.0.2.9')).status).toBe(429);
    expect(api.issuer.jwksRequests).toBe(asked);
  } finally {
    await strict.stop();
  }
});
