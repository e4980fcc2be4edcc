import { ROLES_CLAIM } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from './server.ts';
import { Client } from './testing/client.ts';
import { CLIENT_ID, SITE, start, temporaryDirectory } from './testing/start.ts';

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

describe('/userinfo', () => {
  const ask = (token: string, origin = SITE) =>
    fetch(new URL('/userinfo', identity.issuer), { headers: { authorization: `Bearer ${token}`, origin } });

  it('returns the user of an access token', async () => {
    const { access_token } = await new Client(identity.issuer).tokensOf('staff@meridian.test');
    const response = await ask(access_token);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await response.json()).toEqual({
      sub: 'auth0|staff',
      name: 'Ines Calloway',
      nickname: 'staff',
      email: 'staff@meridian.test',
      email_verified: true,
      [ROLES_CLAIM]: ['STAFF'],
    });
    expect(
      (await ask(access_token, 'http://localhost:9598')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it('returns no more than the scopes', async () => {
    const client = new Client(identity.issuer);
    const callback = await client.logIn('staff@meridian.test', 'boardwalk', { scope: 'openid email' });
    const response = await ask((await client.redeem(callback)).access_token);
    expect(Object.keys((await response.json()) as object).sort()).toEqual(
      ['email', 'email_verified', ROLES_CLAIM, 'sub'].sort(),
    );
  });

  it('rejects an ID token, a modified token, and none', async () => {
    const { id_token, access_token } = await new Client(identity.issuer).tokensOf('staff@meridian.test');
    const bent = `${access_token.slice(0, -6)}AAAAAA`;
    for (const token of [id_token, bent, 'nonsense', '']) {
      const response = await ask(token);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('invalid_token');
    }
  });

  it('responds to a CORS preflight', async () => {
    const headers = { origin: SITE, 'access-control-request-headers': 'authorization' };
    const response = await fetch(new URL('/userinfo', identity.issuer), { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization');
  });
});

describe('/v2/logout', () => {
  const logoutUrl = (parameters: Record<string, string>): string =>
    `/v2/logout?${new URLSearchParams(parameters)}`;

  it('ends the session and redirects to the requested URL', async () => {
    const client = new Client(identity.issuer);
    const tokens = await client.tokensOf('member@meridian.test');
    const thief = client.browser.copy();
    const left = await client.browser.visit(
      logoutUrl({ client_id: CLIENT_ID, returnTo: `${SITE}/auth?from=logout` }),
    );
    expect(left.url.href).toBe(`${SITE}/auth?from=logout`);
    expect(left.headers.getSetCookie().some((line) => /_session=;.*1970/.test(line))).toBe(true);
    for (const browser of [client.browser, thief]) {
      const silent = await browser.visit(client.authorizeUrl({ prompt: 'none' }));
      expect(silent.url.searchParams.get('error')).toBe('login_required');
    }
    // As at Auth0: a refresh token survives the session.
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('redirects to Home without a requested URL, also without a session', async () => {
    const left = await new Client(identity.issuer).browser.visit(logoutUrl({ client_id: CLIENT_ID }));
    expect(left.url.origin).toBe(SITE);
  });

  it.each([
    'https://elsewhere.example/',
    'http://localhost:9598',
    `${SITE}.elsewhere.example/`,
    `http://someone@localhost:9599/`,
    '//localhost:9599/',
    'javascript:alert(1)',
  ])('doesn’t redirect to %s, and keeps the session', async (returnTo) => {
    const client = new Client(identity.issuer);
    await client.logIn('member@meridian.test');
    const refused = await client.browser.visit(logoutUrl({ client_id: CLIENT_ID, returnTo }));
    expect(refused.status).toBe(400);
    expect(refused.headers.get('location')).toBeNull();
    expect(refused.text).toContain('You are still signed in');
    const silent = await client.browser.visit(client.authorizeUrl({ prompt: 'none' }));
    expect(silent.url.searchParams.get('code')).toBeTruthy();
  });

  it('accepts only its own client', async () => {
    const refused = await new Client(identity.issuer).browser.visit(
      logoutUrl({ client_id: 'someone', returnTo: SITE }),
    );
    expect(refused.status).toBe(400);
  });
});
