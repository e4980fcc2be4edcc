import { createHash } from 'node:crypto';
import { assertionAudience, SITE_TOKEN_TYPE } from '@boardwalk/contracts';
import fastify from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, it, vi } from 'vitest';
import { type SiteHooksOptions, siteHooks, siteHooksPlugin } from './index.ts';

const SITE = 'https://meridian.example';
const EVENT = JSON.stringify({
  id: 'e1',
  type: 'member.banned',
  at: '2026-11-30T10:00:00.000Z',
  data: { member: 'm1' },
});

let own: Awaited<ReturnType<typeof generateKeyPair>>;
let others: typeof own;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  own = await generateKeyPair('Ed25519', { extractable: true });
  others = await generateKeyPair('Ed25519');
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k', alg: 'EdDSA' }] });
});

interface Change {
  issuer?: string;
  audience?: string;
  typ?: string;
  age?: number;
  forged?: boolean;
  without?: string;
}

async function token(call: string, body = '', change: Change = {}) {
  const issuedAt = Math.floor(Date.now() / 1000) - (change.age ?? 0);
  const claims: Record<string, unknown> = {
    call,
    bodyHash: createHash('sha256').update(body).digest('base64url'),
  };
  if (change.without) delete claims[change.without];
  const made = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: change.typ ?? SITE_TOKEN_TYPE, kid: 'k' })
    .setIssuer(change.issuer ?? SITE)
    .setAudience(change.audience ?? assertionAudience(SITE, 'polls'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 60)
    .sign((change.forged ? others : own).privateKey);
  return `Bearer ${made}`;
}

function backend(options: Partial<SiteHooksOptions> = {}) {
  const [onEvent, eraseMember] = [vi.fn(), vi.fn()];
  const exportMember = (member: string) => (member === 'm1' ? { votes: 3 } : undefined);
  const of = { site: SITE, remote: 'polls', keys, onEvent, exportMember, eraseMember, ...options };
  return { of, onEvent, eraseMember, answer: siteHooks(of) };
}
const send = async (
  call: string,
  { body, authorization }: { body?: string; authorization?: string } = {},
) => {
  const [method = '', path = ''] = call.split(' ');
  const made = backend();
  const headers = { authorization: authorization ?? (await token(call, body)) };
  return { ...made, answered: await made.answer({ method, path, headers, body }) };
};

it('passes events, exports and deletions of the site on', async () => {
  const { answered, onEvent } = await send('POST /_site/events', { body: EVENT });
  expect(answered).toEqual({ status: 204 });
  expect(onEvent).toHaveBeenCalledWith(JSON.parse(EVENT));
  expect((await send('GET /_site/members/m1')).answered).toEqual({ status: 200, body: '{"votes":3}' });
  expect((await send('GET /_site/members/m2')).answered.status).toBe(404);
  const erased = await send('DELETE /_site/members/m1');
  expect(erased.answered).toEqual({ status: 204 });
  expect(erased.eraseMember).toHaveBeenCalledWith('m1');
});

it.each<[string, Change]>([
  ['of another site', { issuer: 'https://other.example' }],
  ['for another remote', { audience: assertionAudience(SITE, 'quests') }],
  ['of a member', { typ: 'bw-member+jwt' }],
  ['that has expired', { age: 120 }],
  ['that isn’t signed by the site', { forged: true }],
  ['without a call', { without: 'call' }],
  ['without a hash of the body', { without: 'bodyHash' }],
])('refuses a token %s with 401', async (_, change) => {
  const authorization = await token('POST /_site/events', EVENT, change);
  const { answered, onEvent } = await send('POST /_site/events', { body: EVENT, authorization });
  expect(answered.status).toBe(401);
  expect(onEvent).not.toHaveBeenCalled();
});

it('refuses an altered body, and a token for another method or member, with 401', async () => {
  const authorization = await token('POST /_site/events', EVENT);
  const altered = await send('POST /_site/events', { body: EVENT.replace('m1', 'm2'), authorization });
  expect([altered.answered.status, altered.onEvent.mock.calls.length]).toEqual([401, 0]);
  const read = await token('GET /_site/members/m1');
  for (const call of ['DELETE /_site/members/m1', 'GET /_site/members/m2']) {
    const { answered, eraseMember } = await send(call, { authorization: read });
    expect([answered.status, eraseMember.mock.calls.length]).toEqual([401, 0]);
  }
  expect((await backend().answer({ method: 'GET', path: '/_site/members/m1', headers: {} })).status).toBe(
    401,
  );
});

it('returns 404 for calls that the backend doesn’t handle', async () => {
  expect((await send('GET /_site/other')).answered.status).toBe(404);
  const { answer } = backend({ exportMember: undefined });
  const headers = { authorization: await token('GET /_site/members/m1') };
  expect((await answer({ method: 'GET', path: '/_site/members/m1', headers })).status).toBe(404);
});

it('passes failures of the backend on, so that the site calls again', async () => {
  const { answer } = backend({ onEvent: () => Promise.reject(new Error('The database is down.')) });
  const headers = { authorization: await token('POST /_site/events', EVENT) };
  const failed = answer({ method: 'POST', path: '/_site/events', headers, body: EVENT });
  await expect(failed).rejects.toThrow('The database is down.');
});

it('works as a plugin of Fastify, next to routes that parse JSON', async () => {
  const { of, onEvent } = backend();
  const app = fastify();
  await app.register(siteHooksPlugin, of);
  app.post('/polls', async ({ body }) => body);
  const headers = {
    authorization: await token('POST /_site/events', EVENT),
    'content-type': 'application/json',
  };
  const answer = await app.inject({ method: 'POST', url: '/_site/events', headers, payload: EVENT });
  expect([answer.statusCode, onEvent.mock.calls.length]).toEqual([204, 1]);
  const exported = await app.inject({
    url: '/_site/members/m1',
    headers: { authorization: await token('GET /_site/members/m1') },
  });
  expect([exported.json(), exported.headers['content-type']]).toEqual([
    { votes: 3 },
    'application/json; charset=utf-8',
  ]);
  expect((await app.inject({ method: 'POST', url: '/polls', payload: { a: 1 } })).json()).toEqual({ a: 1 });
  await app.close();
});
