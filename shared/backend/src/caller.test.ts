import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ASSERTION_TYPE, assertionAudience } from '@boardwalk/contracts';
import fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { can, createCallerCheck, InvalidTokenError } from './index.ts';

const SITE = 'https://meridian.example';

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let others: typeof keys;
let origin = '';
let requests = 0;
const site = createServer(async (request, response) => {
  requests += 1;
  const key = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'EdDSA', use: 'sig' };
  if (request.url !== '/api/remote-backends/keys') response.writeHead(404);
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
});
beforeAll(async () => {
  keys = await generateKeyPair('Ed25519', { extractable: true });
  others = await generateKeyPair('Ed25519');
  await new Promise<void>((done) => site.listen(0, 'localhost', done));
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => site.close(done)));

interface Change {
  issuer?: string;
  audience?: string;
  typ?: string;
  age?: number;
  key?: typeof keys;
}

function token({
  issuer = SITE,
  audience = assertionAudience(SITE, 'polls'),
  typ = ASSERTION_TYPE,
  age = 0,
  key = keys,
}: Change = {}) {
  const issuedAt = Math.floor(Date.now() / 1000) - age;
  return new SignJWT({ handle: 'nora.h', name: 'Nora Halloran', permissions: ['polls.manage'] })
    .setProtectedHeader({ alg: 'EdDSA', typ, kid: 'k' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('pairwise')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 60)
    .sign(key.privateKey);
}
const check = () => createCallerCheck({ site: `${SITE}/`, remote: 'polls', reachedAt: origin });

it('finds the member of a token of the site, and fetches the keys once', async () => {
  const callerOf = check();
  const caller = await callerOf(`Bearer ${await token()}`);
  expect(caller).toEqual({
    id: 'pairwise',
    handle: 'nora.h',
    name: 'Nora Halloran',
    permissions: ['polls.manage'],
  });
  const before = requests;
  await callerOf(`Bearer ${await token()}`);
  expect(requests).toBe(before);
  expect([can(caller, 'polls.manage'), can(caller, 'polls.remove'), can(null, 'polls.manage')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('treats calls without a token as those of visitors', async () => {
  expect(await check()(undefined)).toBeNull();
});

it.each<[string, Change]>([
  ['of another site', { issuer: 'https://other.example' }],
  ['for another remote', { audience: assertionAudience(SITE, 'quests') }],
  ['of another type', { typ: 'JWT' }],
  ['that has expired', { age: 120 }],
  ['that isn’t signed by the site', {}],
])('refuses a token %s', async (name, change) => {
  const made = await token(name.includes('signed') ? { key: others } : change);
  await expect(check()(`Bearer ${made}`)).rejects.toThrow(InvalidTokenError);
});

it.each(['Basic eA==', 'Bearer', 'Bearer a.b.c', 'x'])('refuses the header %j', async (header) => {
  await expect(check()(header)).rejects.toThrow(InvalidTokenError);
});

it('reports that the site can’t be reached, instead of refusing the member', async () => {
  const callerOf = createCallerCheck({ site: SITE, remote: 'polls', reachedAt: 'http://localhost:9' });
  await expect(callerOf(`Bearer ${await token()}`)).rejects.not.toThrow(InvalidTokenError);
});

it('works as a hook of Fastify', async () => {
  const callerOf = check();
  const app = fastify();
  app.get('/polls', async (request) => ({ caller: await callerOf(request.headers.authorization) }));
  const answer = await app.inject({ url: '/polls', headers: { authorization: `Bearer ${await token()}` } });
  expect(answer.json()).toMatchObject({ caller: { handle: 'nora.h' } });
  await app.close();
});
