import { ROLES_CLAIM } from '@boardwalk/contracts';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from './server.ts';
import { Client, claimsIn } from './testing/client.ts';
import { AUDIENCE, CLIENT_ID, SITE, start, temporaryDirectory } from './testing/start.ts';

let identity: Identity;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryDirectory();
  remove = folder.remove;
  identity = await start(folder.directory);
});
afterAll(async () => {
  await identity.close();
  await remove();
});

const verify = (token: string, audience: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL('/.well-known/jwks.json', identity.issuer)), {
    issuer: identity.issuer,
    audience,
    algorithms: ['RS256'],
  });

describe('signing in', () => {
  it('ends at the callback with a code that becomes tokens in Auth0’s format', async () => {
    const client = new Client(identity.issuer);
    const callback = await client.logIn('owner@meridian.test');
    expect(callback.url.origin + callback.url.pathname).toBe(`${SITE}/auth/callback`);
    expect(callback.url.searchParams.get('state')).toBe('the-state');

    const tokens = await client.redeem(callback);
    expect(tokens.status).toBe(200);
    expect(tokens.expires_in).toBe(600);
    expect(tokens.scope.split(' ').sort()).toEqual(['email', 'offline_access', 'openid', 'profile']);

    const id = await verify(tokens.id_token, CLIENT_ID);
    expect(id.payload).toMatchObject({
      sub: 'auth0|owner',
      nonce: 'the-nonce',
      name: 'Marguerite Vance',
      nickname: 'owner',
      email: 'owner@meridian.test',
      email_verified: true,
      [ROLES_CLAIM]: ['OWNER'],
    });
    expect(id.payload).not.toHaveProperty('picture');

    const access = await verify(tokens.access_token, AUDIENCE);
    expect(access.protectedHeader.typ).toBe('JWT');
    expect(access.payload).toMatchObject({ sub: 'auth0|owner', azp: CLIENT_ID, [ROLES_CLAIM]: ['OWNER'] });
    expect(access.payload.aud).toEqual([AUDIENCE, `${identity.issuer}userinfo`]);
    expect(Number(access.payload.exp) - Number(access.payload.iat)).toBe(600);
  });

  it('accepts a JSON body at the token endpoint, for codes and for refresh tokens', async () => {
    const client = new Client(identity.issuer);
    const tokens = await client.redeem(await client.logIn('member@meridian.test'), true);
    expect(tokens.status).toBe(200);
    const refreshed = await client.refresh(tokens.refresh_token, true);
    expect(refreshed.status).toBe(200);
    expect(claimsIn(refreshed.id_token).sub).toBe('auth0|member');
  });

  it.each(['staff', 'moderator', 'editor', 'author', 'helper', 'admin'])(
    'gives %s the role in uppercase',
    async (name) => {
      const tokens = await new Client(identity.issuer).tokensOf(`${name}@meridian.test`);
      expect(claimsIn(tokens.id_token)[ROLES_CLAIM]).toEqual([name.toUpperCase()]);
      expect(claimsIn(tokens.access_token)[ROLES_CLAIM]).toEqual([name.toUpperCase()]);
    },
  );

  it.each(['streamer', 'member', 'newcomer'])('gives %s no roles claim', async (name) => {
    const tokens = await new Client(identity.issuer).tokensOf(`${name}@meridian.test`);
    expect(claimsIn(tokens.id_token)).not.toHaveProperty(ROLES_CLAIM);
    expect(claimsIn(tokens.access_token)).not.toHaveProperty(ROLES_CLAIM);
  });

  it('omits claims and the refresh token that were not requested', async () => {
    const client = new Client(identity.issuer);
    const tokens = await client.redeem(
      await client.logIn('owner@meridian.test', 'boardwalk', { scope: 'openid' }),
    );
    expect(tokens.status).toBe(200);
    expect(tokens.refresh_token).toBeUndefined();
    expect(claimsIn(tokens.id_token)).not.toHaveProperty('email');
  });

  it('defaults to the API without an audience, and rejects an unknown one', async () => {
    const client = new Client(identity.issuer);
    const callback = await client.logIn('member@meridian.test', 'boardwalk', { audience: undefined });
    const tokens = await client.redeem(callback);
    expect(claimsIn(tokens.access_token).aud).toContain(AUDIENCE);

    const refused = await client.browser.visit(
      client.authorizeUrl({ audience: 'https://elsewhere.example' }),
    );
    expect(refused.url.origin).toBe(SITE);
    expect(refused.url.searchParams.get('error')).toBe('access_denied');
    expect(refused.url.searchParams.get('error_description')).toBe(
      'Service not found: https://elsewhere.example',
    );
  });

  it('requires PKCE with S256, its own redirect URLs and its client', async () => {
    const client = new Client(identity.issuer);
    const plain = { code_challenge: undefined, code_challenge_method: undefined };
    const unprotected = await client.browser.visit(client.authorizeUrl(plain));
    expect(unprotected.url.searchParams.get('error')).toBe('invalid_request');

    const weak = await client.browser.visit(client.authorizeUrl({ code_challenge_method: 'plain' }));
    expect(weak.url.searchParams.get('error')).toBe('invalid_request');

    const elsewhere = await client.browser.visit(
      client.authorizeUrl({ redirect_uri: 'http://localhost:9598/auth/callback' }),
    );
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.text).toContain('redirect_uri');

    const stranger = await client.browser.visit(client.authorizeUrl({ client_id: 'someone' }));
    expect(stranger.status).toBe(400);

    const wrong = await client.redeem(await client.logIn('member@meridian.test'), false, 'x'.repeat(43));
    expect(wrong).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('redeems a code once', async () => {
    const client = new Client(identity.issuer);
    const callback = await client.logIn('member@meridian.test');
    const tokens = await client.redeem(callback);
    expect((await client.redeem(callback)).error).toBe('invalid_grant');
    expect((await client.refresh(tokens.refresh_token)).error).toBe('invalid_grant');
  });
});

describe('the silent check', () => {
  const silent = { prompt: 'none', response_mode: 'web_message' };

  it('returns login_required without a session, in a page that only the site may frame', async () => {
    const client = new Client(identity.issuer);
    const page = await client.browser.visit(client.authorizeUrl(silent));
    expect(page.status).toBe(200);
    expect(page.text).toContain('login_required');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get('x-frame-options')).toBeNull();
  });

  it('returns a code with a session, and forbids framing the forms', async () => {
    const client = new Client(identity.issuer);
    const form = await client.browser.visit(client.authorizeUrl());
    expect(form.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(form.headers.get('content-security-policy')).toContain("script-src 'none'");
    await client.browser.submit(form, { email: 'member@meridian.test', password: 'boardwalk' });
    const page = await client.browser.visit(client.authorizeUrl(silent));
    const code = /"code":"([^"]+)"/.exec(page.text)?.[1] ?? '';
    const tokens = await client.redeem({ ...page, url: new URL(`${SITE}/?code=${code}`) });
    expect(claimsIn(tokens.access_token).sub).toBe('auth0|member');
  });

  it('lets another user sign in over the first if requested', async () => {
    const client = new Client(identity.issuer);
    await client.logIn('member@meridian.test');
    const again = await client.logIn('staff@meridian.test', 'boardwalk', { prompt: 'login' });
    // The library ends the first session with a form that submits itself.
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(again.text)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(again.text)?.[1] ?? '';
    const callback = await client.browser.visit(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
    });
    expect(claimsIn((await client.redeem(callback)).id_token).sub).toBe('auth0|staff');
  });
});
