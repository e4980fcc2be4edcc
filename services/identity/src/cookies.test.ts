import { afterEach, expect, it } from 'vitest';
import type { Identity } from './server.ts';
import { Client } from './testing/client.ts';
import { start, temporaryDirectory } from './testing/start.ts';

let identity: Identity;
let remove: () => Promise<void>;
afterEach(async () => {
  await identity.close();
  await remove();
});

/** Signs in with the given issuer. @returns the attributes of all cookies by name, and the HSTS header. */
async function signIn(issuer?: string) {
  const folder = await temporaryDirectory();
  remove = folder.remove;
  identity = await start(folder.directory, { issuer });
  const cookies = new Map<string, string[]>();
  const jar = new Map<string, string>();
  async function go(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(address, identity.issuer);
    const headers = { cookie: [...jar].map((pair) => pair.join('=')).join('; '), ...init.headers };
    const to = `http://localhost:${identity.port}${pathname}${search}`;
    const answer = await fetch(to, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, attributes);
      jar.set(name, value);
    }
    return answer;
  }
  const onward = async (answer: Response) => go(answer.headers.get('location') ?? '');
  const form = await go(new Client(identity.issuer).authorizeUrl());
  await onward(form);
  const sent = await go(form.headers.get('location') ?? '', {
    method: 'POST',
    headers: { origin: new URL(identity.issuer).origin },
    body: new URLSearchParams({ email: 'member@meridian.test', password: 'boardwalk' }),
  });
  const back = await onward(sent);
  expect(back.headers.get('location')).toContain('/auth/callback?code=');
  return { cookies, transport: back.headers.get('strict-transport-security') };
}

it('are bound to their host on https', async () => {
  const { cookies, transport } = await signIn('https://identity.meridian.example/');
  const names = [...cookies.keys()].filter((name) => !name.endsWith('.sig')).sort();
  expect(names).toEqual([
    '__Host-boardwalk_identity_default_session',
    '__Secure-boardwalk_identity_default_interaction',
    '__Secure-boardwalk_identity_default_resume',
  ]);
  for (const [name, attributes] of cookies) {
    expect(attributes, name).toEqual(expect.arrayContaining(['secure', 'httponly', 'samesite=lax']));
    if (name.startsWith('__Host-')) expect(attributes).toContain('path=/');
    expect(attributes.some((text) => text.startsWith('domain='))).toBe(false);
  }
  expect(transport).toBe('max-age=31536000');
});

it('have plain names on localhost', async () => {
  const { cookies, transport } = await signIn();
  expect([...cookies.keys()]).toContain(`boardwalk_identity_${identity.port}_session`);
  expect([...cookies.values()].flat()).not.toContain('secure');
  expect(transport).toBeNull();
});
