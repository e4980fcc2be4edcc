import { SIGNED_IN_AT_CLAIM } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from './server.ts';
import { Client, claimsIn } from './testing/client.ts';
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

describe('refresh tokens', () => {
  it('rotate, and replaying a used one revokes the whole family', async () => {
    const client = new Client(identity.issuer);
    const first = await client.tokensOf('editor@meridian.test');
    const second = await client.refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(claimsIn(second.access_token).sub).toBe('auth0|editor');
    // It belongs to the same sign-in, however late it is fetched.
    const [before, after] = [first, second].map(
      (tokens) => claimsIn(tokens.access_token)[SIGNED_IN_AT_CLAIM],
    );
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(before);

    const replay = await client.refresh(first.refresh_token);
    expect(replay).toMatchObject({
      status: 400,
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    });
    expect((await client.refresh(second.refresh_token)).error).toBe('invalid_grant');
  });

  it('distinguish two sign-ins within one second', async () => {
    const signedInAt = async () => {
      const { access_token } = await new Client(identity.issuer).tokensOf('editor@meridian.test');
      return claimsIn(access_token)[SIGNED_IN_AT_CLAIM];
    };
    const times = await Promise.all([signedInAt(), signedInAt(), signedInAt()]);
    expect(times.every((time) => Math.abs(Number(time) - Date.now() / 1000) < 60)).toBe(true);
    expect(times.some((time) => !Number.isInteger(time))).toBe(true);
  });

  it('detect a replay after several rotations', async () => {
    const client = new Client(identity.issuer);
    const first = await client.tokensOf('editor@meridian.test');
    let latest = first;
    for (let turn = 0; turn < 5; turn += 1) latest = await client.refresh(latest.refresh_token);
    expect(latest.status).toBe(200);
    await client.refresh(first.refresh_token);
    expect((await client.refresh(latest.refresh_token)).error).toBe('invalid_grant');
  });

  it('leave the session alone: the silent check still finds it after a replay', async () => {
    const client = new Client(identity.issuer);
    const first = await client.tokensOf('editor@meridian.test');
    await client.refresh(first.refresh_token);
    await client.refresh(first.refresh_token);
    const page = await client.browser.visit(client.authorizeUrl({ prompt: 'none' }));
    const tokens = await client.redeem(page);
    expect(tokens.status).toBe(200);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it.each([false, true])('can be revoked, in JSON: %j', async (json) => {
    const client = new Client(identity.issuer);
    const [one, other] = [
      await client.tokensOf('editor@meridian.test'),
      await new Client(identity.issuer).tokensOf('editor@meridian.test'),
    ];
    const latest = await client.refresh(one.refresh_token);
    const body = { client_id: CLIENT_ID, token: latest.refresh_token, token_type_hint: 'refresh_token' };
    const revoked = await client.post('/oauth/revoke', body, json);
    expect([revoked.status, revoked.headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
    expect((await client.refresh(latest.refresh_token)).error).toBe('invalid_grant');
    // Sessions on other devices stay signed in.
    expect((await client.refresh(other.refresh_token)).status).toBe(200);
  });

  it('have a revocation endpoint in the discovery document', async () => {
    const answer = await fetch(new URL('.well-known/openid-configuration', identity.issuer));
    expect(await answer.json()).toMatchObject({ revocation_endpoint: `${identity.issuer}oauth/revoke` });
  });

  it('are issued to the site’s origin only', async () => {
    const body = new URLSearchParams({
      client_id: CLIENT_ID,
      grant_type: 'refresh_token',
      refresh_token: 'x',
    });
    const ask = (origin: string) =>
      fetch(new URL('/oauth/token', identity.issuer), { method: 'POST', headers: { origin }, body });
    const site = await ask(SITE);
    expect(site.headers.get('access-control-allow-origin')).toBe(SITE);
    const stranger = await ask('http://localhost:9598');
    expect(stranger.status).toBe(400);
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a token request with a broken or huge body', () => {
  const send = (body: string) =>
    fetch(new URL('/oauth/token', identity.issuer), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE },
      body,
    });

  it('is rejected without an internal error', async () => {
    expect((await send('{"grant_type":')).status).toBe(400);
    expect((await send('null')).status).toBe(400);
    expect((await send(`{"grant_type":"${'x'.repeat(60_000)}"}`)).status).toBe(413);
  });
});
