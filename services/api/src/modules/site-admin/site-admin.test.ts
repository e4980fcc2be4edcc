import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_FILE_FORMAT, SITE_PRESETS, type SiteFile } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { paint } from '../../../test/test-pictures.ts';

const { mountain: MOUNTAIN_SITE } = SITE_PRESETS;
let api: TestApi;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-site-'));

beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  token = await api.as('vera', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const current = async () => (await api.call('GET /api/site/settings', { token })).body;
const send = async (file: unknown, dry: 'yes' | 'no', version?: number) =>
  api.call(`POST /api/site/import?dry=${dry}&version=${version ?? (await current()).version}` as const, {
    token,
    bytes: Buffer.from(JSON.stringify(file)),
  });

/** Pictures are encoded in many sizes, and a second API starts. */
const PATIENCE = { timeout: 60_000 };

it('uses a URL-safe name for the site’s file', async () => {
  const { version, settings } = await current();
  const body = { version, settings: { ...settings, shortName: 'Küstenstadt' } };
  const saved = await api.call('PUT /api/site/settings', { token, body });
  expect(saved.status).toBe(200);
  const answer = await fetch(`${api.url}/api/site/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kuestenstadt.site.json"');
});

it('exports a site with its pictures, and imports it into another one', PATIENCE, async () => {
  const sent = await api.call('POST /api/media?alt=A+hut', {
    token,
    bytes: await paint(400, 300).png().toBuffer(),
  });
  expect(sent.status).toBe(201);
  const media = sent.body as { id: string };
  const { version } = await current();
  const light = { mediaId: media.id, alt: 'A hut', width: 9, height: 9 };
  const look = { ...MOUNTAIN_SITE.look, hero: { light, dark: null } };
  const saved = await api.call('PUT /api/site/settings', {
    token,
    body: { version, settings: { ...MOUNTAIN_SITE, look } },
  });
  expect(saved.body.settings.look.hero.light).toMatchObject({ width: 400, height: 300 });
  const answer = await fetch(`${api.url}/api/site/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="falkenried.site.json"');
  const file = (await answer.json()) as SiteFile;
  expect([file.format, file.pictures.map(({ id }) => id)]).toEqual([SITE_FILE_FORMAT, [media.id]]);

  const other = await startTestApi({ issuer: api.issuer, environment: { MEDIA_DIR: folder } });
  try {
    const theirs = await other.as('otto', 'OWNER');
    const bytes = Buffer.from(JSON.stringify(file));
    const path = 'POST /api/site/import?version=1' as const;
    await other.call('GET /api/site/settings', { token: theirs });
    const dry = await other.call(path, { token: theirs, bytes });
    expect(dry.body).toMatchObject({ pictures: 1, version: 1 });
    expect(dry.body.items).toContainEqual({ path: 'name', before: 'Meridian RP', after: 'Falkenried' });
    expect((await other.call('GET /api/site')).body.name).toBe('Meridian RP');
    const done = await other.call(`${path}&dry=no`, { token: theirs, bytes });
    expect(done.body.version).toBe(2);
    const site = (await other.call('GET /api/site')).body;
    expect([site.name, site.look.hero.light?.alt]).toEqual(['Falkenried', 'A hut']);
    expect((await fetch(`${other.url}/api/media/${site.look.hero.light?.mediaId}`)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

it.each([
  ['no JSON', 'hello'],
  ['another format', { format: 'other/1', settings: {}, pictures: [] }],
  ['a picture that it doesn’t bring', 'missing'],
])('rejects a file with %s, and changes nothing', async (_, file) => {
  const before = await current();
  const look = {
    ...MOUNTAIN_SITE.look,
    logo: { mediaId: crypto.randomUUID(), alt: '', width: 1, height: 1 },
  };
  const missing = { format: SITE_FILE_FORMAT, settings: { ...MOUNTAIN_SITE, look }, pictures: [] };
  const answer = await send(file === 'missing' ? missing : file, 'no');
  expectError(answer, 422, 'SITE_FILE_REFUSED');
  expect(await current()).toEqual(before);
});

it('rejects a file based on an earlier version', async () => {
  expectError(
    await send({ format: SITE_FILE_FORMAT, settings: MOUNTAIN_SITE, pictures: [] }, 'yes', 999),
    409,
    'SITE_STALE',
  );
});

it('tests the integrations of the site, and reports those that aren’t configured', async () => {
  const test = async (name: 'mail' | 'webhook' | 'bridge' | 'storage') =>
    (await api.call(`POST /api/site/tests/${name}` as const, { token })).body;
  expect(await test('mail')).toEqual({ integration: 'mail', outcome: 'off', detail: 'SMTP_URL, MAIL_FROM' });
  expect(await test('webhook')).toEqual({
    integration: 'webhook',
    outcome: 'off',
    detail: 'DISCORD_WEBHOOK_URL',
  });
  expect(await test('bridge')).toMatchObject({ outcome: 'off' });
  expect(await test('storage')).toEqual({ integration: 'storage', outcome: 'ok', detail: '' });
});
