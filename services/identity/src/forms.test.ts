import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from './server.ts';
import { Client, claimsIn } from './testing/client.ts';
import { start, temporaryDirectory } from './testing/start.ts';

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

const signUp = { screen_hint: 'signup' };

describe('the log-in form', () => {
  it('shows labeled fields, the demo accounts and that it is a local provider', async () => {
    const client = new Client(identity.issuer);
    const page = await client.browser.visit(client.authorizeUrl());
    expect(page.text).toContain('<label for="email">Email</label>');
    expect(page.text).toContain('<label for="password">Password</label>');
    expect(page.text).toMatch(/<button[^>]*>Log in<\/button>/);
    expect(page.text).toContain('Marguerite Vance');
    expect(page.text).toContain('Local stand-in for Auth0');
    expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('reports a wrong password, and keeps the e-mail', async () => {
    const page = await new Client(identity.issuer).logIn('Member@Meridian.test ', 'wrong');
    expect(page.status).toBe(400);
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain('value="member@meridian.test"');
    expect(page.text).not.toContain('value="wrong"');
  });

  it('names the empty field', async () => {
    const page = await new Client(identity.issuer).logIn('', '');
    expect(page.text).toContain('Enter your e-mail address.');
    expect(page.text).toContain('Enter your password.');
    expect(page.text).toMatch(/id="email"[^>]*aria-invalid="true"[^>]*autofocus/);
  });

  it('escapes the input', async () => {
    const page = await new Client(identity.issuer).logIn('"><script>alert(1)</script>@x.test', 'wrong');
    expect(page.text).not.toContain('<script>');
    expect(page.text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('fills in the e-mail that a link or the site suggests', async () => {
    const client = new Client(identity.issuer);
    const page = await client.browser.visit(client.authorizeUrl({ login_hint: 'editor@meridian.test' }));
    expect(page.text).toContain('value="editor@meridian.test"');
    const link =
      /href="([^"]+login_hint=author%40meridian.test)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await client.browser.visit(link)).text).toContain('value="author@meridian.test"');
  });

  it('explains that there is no Google here, and only then', async () => {
    const client = new Client(identity.issuer);
    const google = await client.browser.visit(client.authorizeUrl({ connection: 'google-oauth2' }));
    expect(google.text).toContain('no Google behind it');
    const email = await client.browser.visit(client.authorizeUrl({ connection: 'email' }));
    expect(email.text).not.toContain('Google');
  });

  it('blocks an account for a while after ten attempts in a minute, whatever the password, and no other account', async () => {
    const client = new Client(identity.issuer);
    const form = await client.browser.visit(client.authorizeUrl());
    const attempt = (email: string, password: string) => client.browser.submit(form, { email, password });
    for (let turn = 0; turn < 10; turn += 1)
      expect((await attempt('helper@meridian.test', 'wrong')).status).toBe(400);
    const blocked = await attempt('helper@meridian.test', 'boardwalk');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(blocked.text).toMatch(/Try again in \d+ seconds?\./);
    expect((await attempt('streamer@meridian.test', 'boardwalk')).url.searchParams.get('code')).toBeTruthy();
  });

  it('rejects a form from another origin, or without the Origin header', async () => {
    const client = new Client(identity.issuer);
    const form = await client.browser.visit(client.authorizeUrl());
    const person = { email: 'member@meridian.test', password: 'boardwalk' };
    for (const origin of ['http://localhost:9599', 'null', '']) {
      expect((await client.browser.submit(form, person, origin)).status).toBe(403);
    }
    expect((await client.browser.submit(form, person)).url.searchParams.get('code')).toBeTruthy();
  });

  it('is bound to one browser and expires once it was used', async () => {
    const client = new Client(identity.issuer);
    const form = await client.browser.visit(client.authorizeUrl());
    const stranger = await new Client(identity.issuer).browser.visit(form.url);
    expect(stranger.status).toBe(400);
    expect(stranger.text).toContain('This sign-in is over');
    await client.browser.submit(form, { email: 'member@meridian.test', password: 'boardwalk' });
    expect((await client.browser.visit(form.url)).text).toContain('This sign-in is over');
  });
});

describe('the sign-up form', () => {
  it('is shown for screen_hint=signup, with a link to the other', async () => {
    const client = new Client(identity.issuer);
    const page = await client.browser.visit(client.authorizeUrl(signUp));
    expect(page.text).toContain('<label for="name">Name</label>');
    expect(page.text).toMatch(/<button[^>]*>Sign up<\/button>/);
    const link = /href="([^"]+screen=login)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await client.browser.visit(link)).text).toMatch(/<button[^>]*>Log in<\/button>/);
  });

  it('creates an account that is signed in immediately and can sign in again', async () => {
    const client = new Client(identity.issuer);
    const form = await client.browser.visit(client.authorizeUrl(signUp));
    const person = { name: '  Ada   Quill ', email: 'Ada.Quill@example.org', password: 'ferry at dusk' };
    const tokens = await client.redeem(await client.browser.submit(form, person));
    expect(claimsIn(tokens.id_token)).toMatchObject({
      sub: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/),
      name: 'Ada Quill',
      nickname: 'ada.quill',
      email: 'ada.quill@example.org',
      email_verified: false,
    });
    const again = await new Client(identity.issuer).tokensOf('ada.quill@example.org', 'ferry at dusk');
    expect(claimsIn(again.id_token).sub).toBe(claimsIn(tokens.id_token).sub);
    expect((await new Client(identity.issuer).logIn('ada.quill@example.org', 'ferry at dawn')).status).toBe(
      400,
    );
  });

  it('shows errors and keeps valid input', async () => {
    const client = new Client(identity.issuer);
    const form = await client.browser.visit(client.authorizeUrl(signUp));
    const page = await client.browser.submit(form, { name: 'Ada', email: 'ada@', password: 'short' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Enter an e-mail address such as');
    expect(page.text).toContain('Use at least 8 characters.');
    expect(page.text).toContain('value="Ada"');
    expect(page.text).not.toContain('value="short"');
  });

  it('reports an existing account with that e-mail, and links to the log-in', async () => {
    const client = new Client(identity.issuer);
    const form = await client.browser.visit(client.authorizeUrl(signUp));
    const person = { name: 'Somebody', email: 'OWNER@meridian.test', password: 'long enough' };
    const page = await client.browser.submit(form, person);
    expect(page.status).toBe(409);
    expect(page.text).toContain('There is an account with this e-mail already.');
    expect(page.text).toContain('login_hint=owner%40meridian.test');
  });

  it('creates one account for two concurrent forms', async () => {
    const person = { name: 'Twin', email: 'twin@example.org', password: 'long enough' };
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = new Client(identity.issuer);
        return client.browser.submit(await client.browser.visit(client.authorizeUrl(signUp)), person);
      }),
    );
    expect(answers.filter((page) => page.url.searchParams.has('code'))).toHaveLength(1);
    expect(answers.filter((page) => page.status === 409)).toHaveLength(2);
  });
});

describe('other paths', () => {
  it('serve the pages’ files as immutable, including fonts', async () => {
    const client = new Client(identity.issuer);
    const page = await client.browser.visit(client.authorizeUrl());
    const urls = [...page.text.matchAll(/href="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    for (const url of urls) {
      const response = await fetch(new URL(url, identity.issuer));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('respond to health checks, and with a page for unknown paths', async () => {
    expect(await (await fetch(new URL('/health', identity.issuer))).json()).toEqual({ status: 'ok' });
    const nothing = await fetch(new URL('/nothing', identity.issuer));
    expect(nothing.status).toBe(404);
    expect(await nothing.text()).toContain('Nothing is moored here');
  });

  it('use the configured issuer in URLs, whatever host a request claims', async () => {
    const response = await fetch(new URL('/.well-known/openid-configuration', identity.issuer), {
      headers: { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
    });
    expect(await response.json()).toMatchObject({
      issuer: identity.issuer,
      jwks_uri: `${identity.issuer}.well-known/jwks.json`,
      authorization_endpoint: `${identity.issuer}authorize`,
    });
  });
});
