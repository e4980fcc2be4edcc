import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { largePng, photograph } from '../../../../test/test-pictures.ts';
import { TestWebServer } from '../../../../test/test-web-server.ts';
import { OutgoingClient } from '../../../platform/outgoing/outgoing.client.ts';
import { MemberPicturesService } from './member-pictures.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-avatars-'));
let provider: TestWebServer;
let api: TestApi;
let visited: string[] = [];
let picture: Buffer;
/** Responses of the provider's host, by path. */
const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/me.jpg': (response) => response.end(picture),
  '/moved': (response) => response.writeHead(302, { location: '/me.jpg' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'https://169.254.169.254/keys' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/page': (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  '/busy': (response) => response.writeHead(503).end(),
};

beforeAll(async () => {
  picture = await photograph(640, 480);
  provider = await TestWebServer.start((request, response) => {
    visited.push(request.url ?? '');
    const answer = answers[request.url ?? ''] ?? (() => response.writeHead(404).end());
    answer(response);
  });
  api = await startTestApi({ environment: { MEDIA_DIR: folder, PRIVATE_HOSTS: 'localhost' } });
  provider.trustedBy(api.get(OutgoingClient));
});
beforeEach(() => {
  visited = [];
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
  rmSync(folder, { recursive: true });
});

const me = (token: string) => api.call('GET /api/users/me', { token });
/** Returns the token of a member whose picture is at this path of the provider's host. */
const withPicture = (name: string, path: string) =>
  api.issuer.token(`auth0|${name}`, {
    claims: { name, nickname: name, email: `${name}@x.test`, picture: `https://${provider.host}${path}` },
  });
const jobs = async (name: string) =>
  (
    await api.database.sql<{ state: string }>(
      `SELECT state FROM jobs.job WHERE name = 'users.picture' AND data->>'id' = $1`,
      [`auth0|${name}`],
    )
  ).map(({ state }) => state);
const soon = { timeout: 15_000, interval: 200 };

it('are fetched once, scaled down and served by this site', async () => {
  const token = await withPicture('ada', '/moved');
  expect((await me(token)).body.avatarUrl).toBeNull();
  await expect
    .poll(async () => (await me(token)).body.avatarUrl, soon)
    .toMatch(/^\/api\/users\/avatars\/[\w-]{22}\.webp$/);
  const { avatarUrl } = (await me(token)).body;
  expect(visited).toEqual(['/moved', '/me.jpg']);

  const answer = await fetch(api.url + avatarUrl);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  });
  const { format, width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 256, height: 256 });
});

it('are shown to others without a request to the provider’s host', async () => {
  const token = await withPicture('ben', '/me.jpg');
  await me(token);
  await expect.poll(async () => (await me(token)).body.avatarUrl, soon).toBeTruthy();
  const staff = await api.as('stefan', 'STAFF');
  const { body } = await api.call('GET /api/users?search=ben@x.test', { token: staff });
  expect(body.items.map(({ avatarUrl }) => avatarUrl)).toEqual([expect.stringMatching(/^\/api\//)]);
  expect(JSON.stringify(body)).not.toContain(provider.host);
});

it.each([
  ['an address inside', '/inside'],
  ['no picture', '/page'],
  ['nothing', '/none'],
  ['redirects without end', '/round'],
])('aren’t retried when there is %s', async (_, path) => {
  const name = `for-${path.slice(1)}`;
  const token = await withPicture(name, path);
  await me(token);
  await expect.poll(() => jobs(name), soon).toEqual(['completed']);
  expect((await me(token)).body.avatarUrl).toBeNull();
  expect(await jobs(name)).toEqual(['completed']);
  expect(visited.length).toBeLessThanOrEqual(4);
});

it.each(['http://cdn.test/a.png', 'https://10.0.0.1/a.png', 'https://[::1]/a.png', 'file:///etc/passwd'])(
  'aren’t fetched from %s',
  async (picture) => {
    const name = `at-${picture.replace(/\W/g, '-')}`;
    const claims = { name, nickname: 'x', email: 'x@x.test', picture };
    const token = await api.issuer.token(`auth0|${name}`, { claims });
    await me(token);
    await expect.poll(() => jobs(name), soon).toEqual(['completed']);
    expect((await me(token)).body.avatarUrl).toBeNull();
  },
);

it('are fetched again when the provider is overloaded', async () => {
  await me(await withPicture('cleo', '/busy'));
  await expect.poll(() => jobs('cleo'), soon).toEqual(['retry']);
});

it('can’t be used to read other stored files', async () => {
  const get = (file: string) => api.call(`GET /api/users/avatars/${file}`);
  expectError(await get(`${'A'.repeat(22)}.webp`), 404, 'IMAGE_NOT_FOUND');
  for (const file of ['..%2f..%2fx.webp', 'x.webp', `${'A'.repeat(22)}.jpg`])
    expectError(await get(file), 422, 'INPUT_INVALID');
});

describe('a picture that a member uploads', () => {
  const send = async (kind: 'avatar' | 'banner', bytes: Buffer, token?: string) =>
    api.call(`POST /api/users/me/${kind}`, { token: token ?? (await api.as('sender')), bytes });
  const files = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.webp'));
  const stored = async (path: string | null) =>
    Buffer.from(await (await fetch(api.url + path)).arrayBuffer());

  it.each([
    ['avatar', 'avatarUrl', 256, 256],
    ['banner', 'bannerUrl', 1500, 500],
  ] as const)('is cropped to a %s and re-encoded', async (kind, field, width, height) => {
    const { status, body } = await send(kind, await photograph(1200, 900));
    expect(status).toBe(200);
    const path = body[field];
    expect(path).toMatch(new RegExp(`^/api/users/${kind}s/[\\w-]{22}\\.webp$`));
    const picture = await sharp(await stored(path)).metadata();
    expect(picture).toMatchObject({ format: 'webp', width, height });
    expect(picture.exif).toBeUndefined();
  });

  it('replaces the previous one, which is removed by the next cleaning', async () => {
    const token = await api.as('changer');
    const first = (await send('avatar', await photograph(300, 300), token)).body.avatarUrl;
    const second = (await send('avatar', await photograph(310, 300), token)).body.avatarUrl;
    expect(second).not.toBe(first);
    const before = files().length;
    await api.get(MemberPicturesService).clean();
    expect(files().length).toBeLessThan(before);
    expect((await fetch(api.url + first)).status).toBe(404);
    expect((await fetch(api.url + second)).status).toBe(200);
    const { body } = await api.call('DELETE /api/users/me/avatar', { token });
    expect(body.avatarUrl).toBeNull();
    await api.get(MemberPicturesService).clean();
    expect((await fetch(api.url + second)).status).toBe(404);
  });

  it('stays removed, even if the identity provider has one', async () => {
    const token = await withPicture('bare', '/me.jpg');
    await api.call('GET /api/users/me', { token });
    await api.call('DELETE /api/users/me/avatar', { token });
    await expect.poll(() => jobs('bare'), soon).toEqual(['completed']);
    await api.call('DELETE /api/users/me/avatar', { token });
    expect((await me(token)).body.avatarUrl).toBeNull();
  });

  it('is rejected when it is no picture or too large', async () => {
    expectError(await send('avatar', Buffer.from('<svg/>')), 422, 'MEDIA_REFUSED');
    expectError(await send('banner', largePng(9000, 9000)), 422, 'MEDIA_TOO_LARGE');
    expectError(await send('avatar', Buffer.alloc(11 * 1024 * 1024)), 422, 'MEDIA_TOO_LARGE');
  });

  it('is removed when its upload was interrupted', async () => {
    await api.database.sql(
      `INSERT INTO member_pictures (file, member_id, kind, bytes, remove_after) VALUES ('cut-off', 'auth0|sender', 'avatar', 1, now() - interval '1 second')`,
    );
    expect(await api.get(MemberPicturesService).clean()).toBeGreaterThan(0);
    expect(await api.database.sql(`SELECT 1 FROM member_pictures WHERE file = 'cut-off'`)).toEqual([]);
  });
});
