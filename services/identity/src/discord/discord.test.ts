import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Identity } from '../server.ts';
import { Browser } from '../testing/browser.ts';
import { SITE, start, temporaryDirectory } from '../testing/start.ts';
import { userCalled } from './accounts.ts';
import { createBuckets } from './bucket.ts';

let identity: Identity;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryDirectory();
  remove = folder.remove;
  identity = await start(folder.directory, { discord: { clientId: '1', clientSecret: 'secret' } });
});
afterAll(async () => {
  await identity.close();
  await remove();
});

const VERIFIER = 'v'.repeat(43);
const REDIRECT = `${SITE}/api/identities/discord/callback`;
const address = (changes: Record<string, string> = {}) =>
  `/discord/oauth2/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: '1',
    scope: 'identify',
    state: 's.1',
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })}`;
const call = (path: string, init: RequestInit = {}) =>
  fetch(new URL(`/discord/api/v10${path}`, identity.issuer), init);
const redeem = (code: string, changes: Record<string, string> = {}) =>
  call('/oauth2/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: '1',
      client_secret: 'secret',
      code,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      ...changes,
    }),
  });
async function agree(answer = 'authorize', name = 'Kay.V') {
  const browser = new Browser(identity.issuer);
  return browser.submit(await browser.visit(address()), { answer, name });
}
const codeOf = ({ url }: { url: URL }) => url.searchParams.get('code') ?? '';

it('redirects back with a code that identifies the user, once', async () => {
  const back = await agree();
  expect(back.url.href.startsWith(REDIRECT)).toBe(true);
  expect(back.url.searchParams.get('state')).toBe('s.1');
  const given = await redeem(codeOf(back));
  const { access_token, scope } = (await given.json()) as Record<string, string>;
  expect([given.status, scope]).toEqual([200, 'identify']);
  const me = await call('/users/@me', { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toEqual(userCalled('Kay.V'));
  expect((await redeem(codeOf(back))).status).toBe(400);
  expect((await call('/users/@me', { headers: { authorization: 'Bearer x' } })).status).toBe(401);
});

it('redirects back after a refusal, and asks again for an invalid name', async () => {
  const back = await agree('cancel');
  expect(back.url.searchParams.get('error')).toBe('access_denied');
  const again = await agree('authorize', 'no spaces');
  expect([again.status, again.text.includes('aria-invalid')]).toEqual([422, true]);
});

it.each<Record<string, string>>([
  { client_secret: 'x' },
  { code_verifier: 'w'.repeat(43) },
  { redirect_uri: `${SITE}/` },
])('rejects %j', async (changes) => {
  expect((await redeem(codeOf(await agree()), changes)).status).toBeGreaterThanOrEqual(400);
});

it.each<Record<string, string>>([
  { client_id: '2' },
  { redirect_uri: 'http://localhost:9598/api/identities/discord/callback' },
  { scope: 'identify email' },
  { code_challenge_method: 'plain' },
])('shows no form for %j', async (changes) => {
  const shown = await new Browser(identity.issuer).visit(address(changes));
  expect([shown.status, shown.text.includes('<form')]).toEqual([400, false]);
});

it('rejects a form of another site', async () => {
  const browser = new Browser(identity.issuer);
  const shown = await browser.visit(address());
  const answer = await browser.submit(shown, { answer: 'authorize', name: 'kay' }, 'http://localhost:9598');
  expect(answer.status).toBe(403);
});

it('shows posts of webhooks, and reports the rate limit', async () => {
  const post = (content: unknown, hook = '1') =>
    call(`/webhooks/${hook}/token?wait=true`, { method: 'POST', body: JSON.stringify({ content }) });
  const posted = await post('<b>Kay</b> was approved');
  expect([posted.status, posted.headers.get('x-ratelimit-remaining')]).toEqual([200, '4']);
  const shown = await new Browser(identity.issuer).visit('/discord');
  expect(shown.text).toContain('&lt;b&gt;Kay&lt;/b&gt; was approved');
  for (const wrong of ['', 'x'.repeat(2_001), 3]) expect((await post(wrong, '2')).status).toBe(400);
  for (let time = 0; time < 4; time += 1) await post('again');
  const refused = await post('one too many');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('resets the limit after its window', () => {
  let now = 0;
  const turnOf = createBuckets(() => now);
  for (let time = 0; time < 5; time += 1) expect(turnOf('x').retryAfter).toBeUndefined();
  now = 500;
  expect(turnOf('x').retryAfter).toBe(1.5);
  expect(turnOf('y').retryAfter).toBeUndefined();
  now = 2_000;
  expect(turnOf('x').retryAfter).toBeUndefined();
});

it('lets a bot add and remove roles', async () => {
  const role = (method: string, authorization: string) =>
    call('/guilds/1/members/2/roles/3', { method, headers: { authorization } });
  expect((await role('PUT', 'Bot x')).status).toBe(204);
  expect((await role('DELETE', 'Bot x')).status).toBe(204);
  expect((await role('PUT', 'Bearer x')).status).toBe(401);
  expect((await call('/gateway')).status).toBe(404);
});

it('is disabled without an application', async () => {
  const folder = await temporaryDirectory();
  const plain = await start(folder.directory);
  expect((await fetch(new URL('/discord', plain.issuer))).status).toBe(404);
  await plain.close();
  await folder.remove();
});
