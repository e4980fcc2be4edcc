import { createHmac, createPublicKey } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const me = (token?: string) => api.call('GET /api/users/me', token === undefined ? {} : { token });

it('accepts a valid token', async () => {
  expect((await me(await api.as('nora'))).status).toBe(200);
});

it('requires a token', async () => {
  const answer = await me();
  expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
  expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="boardwalk"');
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const wrongTokens: Record<string, () => Promise<string>> = {
  garbage: async () => 'garbage',
  'three dots of garbage': async () => 'a.b.c',
  'a forged signature': async () => {
    const { privateKey } = await generateKeyPair('RS256');
    return api.issuer.token('auth0|nora', { key: privateKey });
  },
  'a changed payload': async () => {
    const [head, payload = '', signature] = (await api.as('nora')).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return [head, base64({ ...claims, sub: 'auth0|owner' }), signature].join('.');
  },
  'another audience': () => api.issuer.token('auth0|nora', { audience: 'https://else.test' }),
  'another issuer': () => api.issuer.token('auth0|nora', { issuer: 'https://else.test/' }),
  'an end in the past': () => api.issuer.token('auth0|nora', { expiresIn: -30 }),
  'an unknown key': () => api.issuer.token('auth0|nora', { kid: 'nobody-knows' }),
  'a subject that can’t be stored': () => api.issuer.token('auth0|no\u0000ra'),
  'no signature at all (none)': async () => {
    const [, payload] = (await api.as('nora')).split('.');
    return `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`;
  },
  'HS256 with the public key as its secret': async () => {
    const jwk = api.issuer.publicJwk();
    const [, payload] = (await api.as('nora')).split('.');
    const secret = createPublicKey({ key: jwk as never, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    const signed = `${base64({ alg: 'HS256', kid: jwk.kid })}.${payload}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  },
};

it.each(Object.keys(wrongTokens))('rejects a token with %s', async (name) => {
  const answer = await me(await wrongTokens[name]?.());
  expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
  expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
});

it('rejects authentication schemes other than Bearer', async () => {
  const token = await api.as('nora');
  const headers = { authorization: `Basic ${token}` };
  expectError(await api.call('GET /api/users/me', { headers }), 401, 'AUTHENTICATION_REQUIRED');
});

it('accepts a rotated key immediately, and fetches keys only when necessary', async () => {
  await api.issuer.rotate();
  const before = api.issuer.jwksRequests;
  for (const name of ['one', 'two', 'three']) expect((await me(await api.as(name))).status).toBe(200);
  expect(api.issuer.jwksRequests - before).toBe(1);
});

it('responds with 503 instead of 401 when the keys can’t be fetched', async () => {
  await api.issuer.rotate();
  api.issuer.down = true;
  expectError(await me(await api.as('later')), 503, 'UNAVAILABLE');
  api.issuer.down = false;
  expect((await me(await api.as('later'))).status).toBe(200);
});

it('logs whose token was rejected, and why', async () => {
  const token = await api.issuer.token('auth0|nora', { expiresIn: -60 });
  const { headers } = await api.call('GET /api/users/me', { token });
  expect(api.logs).toContainEqual(
    expect.objectContaining({
      msg: 'a token was refused',
      reason: 'jwt expired',
      requestId: headers.get('x-request-id'),
    }),
  );
});

it('never writes a token to the log', async () => {
  const token = await api.as('quiet');
  await me(token);
  await me(`${token}x`);
  expect(JSON.stringify(api.logs)).not.toContain(token.slice(0, 40));
  expect(api.logs.find((line) => line.callerId === 'auth0|quiet')).toMatchObject({
    msg: 'request',
    method: 'GET',
    path: '/api/users/me',
    status: 200,
    requestId: expect.any(String),
    ms: expect.any(Number),
  });
});
