import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CHANNEL_COOKIE,
  containerName,
  DEVELOPMENT_COOKIE,
  isSignedBy,
  publicKeySet,
  type RoleName,
  releaseSetSchema,
  type Ticket,
} from '@boardwalk/contracts';
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { publish, releaseOf, serve } from '../../../test/test-releases.ts';
import { testSigningKey } from '../../../test/test-signing-key.ts';
import { Signer } from '../../platform/signing/signer.ts';
import { readSigningKey } from '../../platform/signing/signing-key.ts';
import { Tickets } from '../../platform/signing/tickets.ts';

const ORIGIN = 'https://boardwalk.test';
let api: TestApi;
let owner: string;
let member: string;
let editor: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { SITE_ORIGIN: ORIGIN } });
  for (const version of ['1', '2', '3']) await publish(api.database, 'news', version);
  await publish(api.database, 'home', '1');
  await serve(api.database, 'home', { live: '1' });
  await serve(api.database, 'news', { live: '2', previous: '1' });
  owner = await api.as('olga', 'OWNER');
  member = await api.as('mia');
  editor = await api.as('edda', 'EDITOR');
});
afterAll(() => api.stop());

interface Link {
  version?: string;
  development?: unknown;
  minutes?: number;
  roles?: RoleName[];
}
const link = (body: Link, name = 'news', token = owner) =>
  api.call(`POST /api/releases/${name}/links`, { token, body });
const ticketOf = async (body: Link, name?: string): Promise<string> =>
  new URL((await link(body, name)).body.url, 'http://site').hash.slice(1);
const open = (ticket: string, token = member) =>
  api.call('POST /api/releases/previews', { token, body: { ticket } });

const ticketUntil = (expiresAt: string): Ticket => ({
  kind: 'preview',
  id: crypto.randomUUID(),
  name: 'news',
  version: '3',
  roles: [],
  expiresAt,
});

const manifest = (() => {
  const { name, kit, routes, navigation } = releaseOf('news', 'dev');
  return { name, kit, routes, navigation, version: 'dev', container: containerName('news', 'dev') };
})();
const development = { entry: 'http://localhost:4101/remote-entry.js', manifest };

describe('a link', () => {
  it('points to the site, and is logged without its secret', async () => {
    const { status, body } = await link({ version: '3', roles: ['EDITOR'], minutes: 5 });
    expect(status).toBe(200);
    const [page, ticket] = body.url.split('#');
    expect(page).toBe(`${ORIGIN}/preview`);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
    const [row] = await api.database.sql<{ actor: { fullName: string }; target: unknown; after: object }>(
      `SELECT actor, target, after FROM audit_entries WHERE action = 'preview.linked' ORDER BY at DESC LIMIT 1`,
    );
    expect(row?.actor.fullName).toBe('Olga Tester');
    expect(row?.target).toEqual({ type: 'remote', id: 'news', label: 'news' });
    expect(row?.after).toMatchObject({ version: '3', roles: ['EDITOR'], expiresAt: body.expiresAt });
    expect(JSON.stringify(row)).not.toContain(ticket);
  });

  it('requires an existing version', async () => {
    expectError(await link({ version: '9' }), 404, 'RELEASE_NOT_FOUND');
    expectError(await link({ version: '1' }, 'shop'), 404, 'RELEASE_NOT_FOUND');
    expectError(await link({}), 422, 'INPUT_INVALID');
    expectError(await link({ version: '3', development }), 422, 'INPUT_INVALID');
  });

  it.each([
    ['name', { ...development, manifest: { ...manifest, name: 'home' } }],
    ['container', { ...development, manifest: { ...manifest, container: 'news_2' } }],
  ])('to a development server requires a matching %s', async (field, wrong) => {
    const error = expectError(await link({ development: wrong }), 422, 'INPUT_INVALID');
    expect(error.details.fields?.map(({ path }) => path)).toEqual([`body.development.manifest.${field}`]);
  });

  it('to a development server is limited to local addresses', async () => {
    const elsewhere = { ...development, entry: 'http://evil.example:4101/remote-entry.js' };
    expectError(await link({ development: elsewhere }), 422, 'INPUT_INVALID');
  });

  it('is limited to the length that can be opened', async () => {
    const route = (index: number) => ({ path: `/news/${index}`, access: 'public', title: 'x'.repeat(60) });
    const routes = Array.from({ length: 100 }, (_, index) => route(index));
    const large = { ...development, manifest: { ...manifest, routes } };
    expectError(await link({ development: large }), 422, 'INPUT_INVALID');
  });

  it('is created by tokens for their own remotes', async () => {
    const made = await api.call('POST /api/deploy-tokens', {
      token: owner,
      body: { name: 'News team', remotes: ['news'] },
    });
    const { secret } = made.body;
    expect((await link({ version: '3' }, 'news', secret)).status).toBe(200);
    expectError(await link({ version: '1' }, 'home', secret), 403, 'TOKEN_OUT_OF_SCOPE');
  });
});

describe('a preview', () => {
  async function setOf(answer: Awaited<ReturnType<typeof open>>) {
    expect(answer.status).toBe(200);
    expect(await isSignedBy(answer.body, [(await testSigningKey()).publicKey])).toBe(true);
    return releaseSetSchema.parse(JSON.parse(answer.body.payload));
  }

  it('replaces one remote of the public set', async () => {
    const everybodys = releaseSetSchema.parse((await api.call('GET /api/registry')).body);
    const set = await setOf(await open(await ticketOf({ version: '3' })));
    expect(set).toMatchObject({ channel: 'preview', registry: everybodys.registry, seq: everybodys.seq });
    expect(set.preview).toMatchObject({ name: 'news', version: '3' });
    expect(set.remotes.map(({ name, version }) => `${name}@${version}`)).toEqual(['home@1', 'news@3']);
    expect(set.remotes[0]).toEqual(everybodys.remotes[0]);
    expect(set.remotes[1]?.fallback).toMatchObject({ version: '2' });
    expect(set.id).not.toBe(everybodys.id);
  });

  it('shows a development server, whose address is sent to the gateway in a cookie', async () => {
    const answer = await open(await ticketOf({ development, minutes: 10 }));
    const set = await setOf(answer);
    expect(set.remotes[1]).toMatchObject({
      entry: development.entry,
      integrity: null,
      preload: [],
      version: 'dev',
    });
    expect(set.remotes[1]?.fallback).toMatchObject({ version: '2' });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      new RegExp(
        `^__Host-${DEVELOPMENT_COOKIE}=[^;]+; Max-Age=(599|600); Path=/; HttpOnly; Secure; SameSite=Lax$`,
      ),
    );
    expect(decodeJwt(cookie.split(/[=;]/)[1] ?? '')).toMatchObject({
      kind: 'development',
      origin: 'http://localhost:4101',
      expiresAt: set.preview?.expiresAt,
    });
  });

  it('shows a remote that isn’t live yet', async () => {
    const shop = { ...manifest, name: 'shop', container: containerName('shop', 'dev') };
    const ticket = await ticketOf({ development: { ...development, manifest: shop } }, 'shop');
    const set = await setOf(await open(ticket));
    expect(set.remotes.map(({ name }) => name)).toEqual(['home', 'news', 'shop']);
    expect(set.remotes[2]?.fallback).toBeUndefined();
  });

  it('sets no cookie for a published version', async () => {
    expect((await open(await ticketOf({ version: '3' }))).headers.get('set-cookie')).toBeNull();
  });

  it('requires one of its roles; an owner counts as admin', async () => {
    const forEditors = await ticketOf({ version: '3', roles: ['EDITOR', 'ADMIN'] });
    expectError(await open(forEditors, member), 403, 'PREVIEW_FOR_OTHERS');
    expect((await open(forEditors, editor)).status).toBe(200);
    expect((await open(forEditors, owner)).status).toBe(200);
  });

  it('requires sign-in', async () => {
    const answer = await api.call('POST /api/releases/previews', {
      body: { ticket: await ticketOf({ version: '3' }) },
    });
    expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
  });

  it('expires', async () => {
    const signer = new Signer(await readSigningKey((await testSigningKey()).file));
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    const expired = await new Tickets(signer).issue(ticketUntil(expiresAt));
    expectError(await open(expired), 410, 'PREVIEW_EXPIRED');
  });

  it('responds with 404 for a deleted version', async () => {
    await publish(api.database, 'home', '7');
    const ticket = await ticketOf({ version: '7' }, 'home');
    await api.database.sql(`DELETE FROM releases WHERE remote = 'home' AND version = '7'`);
    expectError(await open(ticket), 404, 'RELEASE_NOT_FOUND');
  });

  it('is rejected with the signature of another registry, or after any change', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boardwalk-foreign-'));
    const file = join(folder, 'key.json');
    const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
    const jwk = await exportJWK(privateKey);
    writeFileSync(file, JSON.stringify(jwk));
    const foreign = new Tickets(new Signer(await readSigningKey(file)));
    rmSync(folder, { recursive: true });
    const genuine = await ticketOf({ version: '3' });
    const [header, payload, signature] = genuine.split('.');
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const signed = await foreign.issue(ticketUntil(expiresAt));
    const cookie = (await open(await ticketOf({ development }))).headers.get('set-cookie') ?? '';
    const wrong = [
      signed,
      signed.replace(/^[^.]*/, String(header)),
      `${header}.${payload?.slice(0, -2)}AA.${signature}`,
      `${header}.${payload}.${signature?.slice(0, -4)}AAAA`,
      `${header}.${payload}`,
      // A genuine ticket of another kind.
      cookie.split(/[=;]/)[1] ?? '',
      'nonsense',
      '',
    ];
    for (const ticket of wrong) expectError(await open(ticket), 422, 'PREVIEW_INVALID');
  });
});

describe('the staff channel', () => {
  const choose = (channel: string, token: string) =>
    api.call('POST /api/releases/channel', { token, body: { channel } });

  it('is chosen by a signed cookie, and can be left', async () => {
    const answer = await choose('staff', await api.as('stefan', 'STAFF'));
    expect(answer.status).toBe(204);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      new RegExp(`^__Host-${CHANNEL_COOKIE}=[^;]+; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
    const { ticketKey } = (await api.call('GET /api/registry/plan')).body;
    expect(await isSignedBy(ticketKey, [(await testSigningKey()).publicKey])).toBe(true);
    const keys = createLocalJWKSet(publicKeySet([JSON.parse(ticketKey.payload).key]));
    const { payload } = await jwtVerify(cookie.split(/[=;]/)[1] ?? '', keys);
    expect(payload).toMatchObject({ kind: 'staff', exp: expect.any(Number) });
    const left = await choose('live', member);
    expect(left.headers.get('set-cookie')).toBe(
      `__Host-${CHANNEL_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  it('requires the permission', async () => {
    const answer = await choose('staff', member);
    expectError(answer, 403, 'ACCESS_DENIED');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
