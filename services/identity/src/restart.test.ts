import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from './server.ts';
import { Client, claimsIn } from './testing/client.ts';
import { start, temporaryDirectory } from './testing/start.ts';

let directory: string;
let remove: () => Promise<void>;
let running: Identity | undefined;

beforeEach(async () => {
  ({ directory, remove } = await temporaryDirectory());
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await remove();
});

/** Starts on the port of the last run, so that issuer and cookies stay the same. */
async function restart(changes: Parameters<typeof start>[1] = {}): Promise<Identity> {
  const port = running?.port ?? 0;
  await running?.close();
  running = await start(directory, { port, ...changes });
  return running;
}

const kids = async (identity: Identity): Promise<string[]> => {
  const response = await fetch(new URL('/.well-known/jwks.json', identity.issuer));
  const { keys } = (await response.json()) as { keys: { kid: string; d?: string }[] };
  expect(keys.every((key) => key.d === undefined)).toBe(true);
  return keys.map(({ kid }) => kid);
};

describe('a restart', () => {
  it('preserves the account, the session, the refresh token and the used ones', async () => {
    const client = new Client((await restart()).issuer);
    const form = await client.browser.visit(client.authorizeUrl({ screen_hint: 'signup' }));
    const person = { name: 'Ada Quill', email: 'ada@example.org', password: 'ferry at dusk' };
    const first = await client.redeem(await client.browser.submit(form, person));
    const second = await client.refresh(first.refresh_token);

    await restart();
    const third = await client.refresh(second.refresh_token);
    expect(third.status).toBe(200);
    expect(claimsIn(third.id_token).name).toBe('Ada Quill');
    const silent = await client.browser.visit(client.authorizeUrl({ prompt: 'none' }));
    expect(silent.url.searchParams.get('code')).toBeTruthy();
    expect(await new Client(String(running?.issuer)).logIn('ada@example.org', 'ferry at dusk')).toMatchObject(
      { status: 303 },
    );

    await restart();
    await client.refresh(first.refresh_token);
    expect((await client.refresh(third.refresh_token)).error).toBe('invalid_grant');
  });

  it('preserves an unfinished sign-in', async () => {
    const client = new Client((await restart()).issuer);
    const form = await client.browser.visit(client.authorizeUrl());
    await restart();
    const callback = await client.browser.submit(form, {
      email: 'member@meridian.test',
      password: 'boardwalk',
    });
    expect((await client.redeem(callback)).status).toBe(200);
  });

  it('preserves the signing key; a rotation puts a new one first and still publishes the old', async () => {
    const [first] = await kids(await restart());
    expect(await kids(await restart())).toEqual([first]);
    const client = new Client(String(running?.issuer));
    const before = await client.tokensOf('member@meridian.test');

    const rotated = await restart({ rotateKeys: true });
    const [second, old] = await kids(rotated);
    expect(old).toBe(first);
    expect(second).not.toBe(first);
    const headers = { authorization: `Bearer ${before.access_token}` };
    expect((await fetch(new URL('/userinfo', rotated.issuer), { headers })).status).toBe(200);
    const after = await client.tokensOf('member@meridian.test').catch(() => undefined);
    const token = after ?? (await client.redeem(await client.browser.visit(client.authorizeUrl())));
    expect(
      JSON.parse(Buffer.from(String(token.access_token.split('.')[0]), 'base64url').toString()).kid,
    ).toBe(second);

    await restart({ rotateKeys: true });
    await restart({ rotateKeys: true });
    expect(await kids(running as Identity)).toHaveLength(3);
  });

  it('tolerates a broken file of sessions, and rejects a broken file of accounts by name', async () => {
    await restart();
    await running?.close();
    running = undefined;
    await writeFile(join(directory, 'sessions.json'), '{"Session":[["a"');
    const client = new Client((await restart()).issuer);
    expect((await client.tokensOf('member@meridian.test')).status).toBe(200);

    await writeFile(join(directory, 'accounts.json'), '[]');
    await expect(start(directory)).rejects.toThrow(/accounts\.json/);
    await writeFile(join(directory, 'accounts.json'), '{"accounts":[]}');
    await writeFile(join(directory, 'keys.json'), '{}');
    await expect(start(directory)).rejects.toThrow(/keys\.json/);
  });

  it('leaves secrets readable for their owner only, and stores no plain passwords', async () => {
    const shared = join(directory, 'shared');
    directory = join(shared, 'identity');
    const client = new Client((await restart()).issuer);
    const form = await client.browser.visit(client.authorizeUrl({ screen_hint: 'signup' }));
    await client.browser.submit(form, { name: 'Ada', email: 'ada@example.org', password: 'ferry at dusk' });
    expect((await stat(directory)).mode & 0o077).toBe(0);
    expect((await stat(shared)).mode & 0o055).toBe(0o055);
    for (const file of ['keys.json', 'accounts.json', 'sessions.json']) {
      const path = join(directory, file);
      expect((await stat(path)).mode & 0o077).toBe(0);
      expect(await readFile(path, 'utf8')).not.toContain('ferry at dusk');
    }
  });
});
