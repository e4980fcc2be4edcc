import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeShell } from './testing/site-files.ts';
import { type StubSite, stubSite } from './testing/stub-site.ts';

let site: StubSite;
beforeAll(async () => {
  site = await stubSite();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.gateway.inject({ url, headers });

it('returns a page with title, card, preloads and data, all escaped', async () => {
  const answer = await get('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>Meridian RP · After dark.</title>');
  expect(answer.body).toContain('content="Lamps &amp; &lt;water&gt;"');
  expect(answer.body).toContain('<link rel="canonical" href="https://meridian.example/">');
  expect(answer.body).toMatch(/content="https:\/\/meridian\.example\/api\/site\/card\?v=[0-9a-z]+"/);
  expect(answer.body).toContain(
    `<link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-${'A'.repeat(64)}" href="/remotes/home/1.0.0-abc/remote-entry.js">`,
  );
  expect(answer.body).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face.woff2">',
  );
  const data =
    /<script type="application\/json" id="boardwalk-page">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    site: { name: 'Meridian RP' },
    identity: { domain: 'http://localhost:9100', clientId: 'boardwalk-site' },
  });
  const [, signature = '', payload = ''] =
    /id="boardwalk-set" data-key="[\w-]{10}" data-signature="([\w-]+)">(.*?)<\/script>/.exec(answer.body) ??
    [];
  expect(await site.sign(payload)).toMatchObject({ signature });
  expect(JSON.parse(payload)).toMatchObject({ id: 'set-1', channel: 'live' });
});

it.each([
  '/packages/',
  '/assets/',
  '/brand/',
  '/demo/stream/',
  '/packages/%00',
  '/packages/../../../etc/passwd',
])('responds with 404 for %s, which is no file', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('sends a CSP that allows the one inline script and nothing else inline', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|localhost:\d+ ws/);
  expect((await get('/')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect((await get('/')).body).toMatch(
    /<script defer src="\/assets\/main.1a2b3c4d5e.js" integrity="sha384-/,
  );
  expect(policy).toContain("connect-src 'self' http://localhost:9100");
});

it('returns the page with a 404 for an unknown path, without indexing', async () => {
  const answer = await get('/nowhere');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
});

it('revalidates pages and compresses them', async () => {
  const plain = await get('/');
  expect(plain.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language',
  });
  const again = await get('/', { 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers).toMatchObject({ vary: plain.headers.vary, etag: plain.headers.etag });
  const zipped = await get('/', { 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

it('serves immutable files, precompressed, in ranges, and never a page in their place', async () => {
  const file = await get('/assets/main.1a2b3c4d5e.js');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers.etag).toBeDefined();
  expect((await get('/assets/main.1a2b3c4d5e.js', { 'accept-encoding': 'br' })).body).toBe('compressed');
  expect((await get('/assets/main.1a2b3c4d5e.js', { range: 'bytes=0-6' })).body).toBe('console');
  const missing = await get('/assets/gone.js');
  expect([missing.statusCode, missing.headers['content-type'], missing.headers['cache-control']]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
  expect((await get('/remotes/home/1.0.0-abc/remote-entry.js')).statusCode).toBe(200);
  expect((await get('/remotes/../manifest.json')).statusCode).not.toBe(200);
});

it('proxies API calls with the caller’s real address', async () => {
  const answer = await get('/api/echo', { 'x-forwarded-for': '6.6.6.6' });
  expect(answer.json()).toEqual({ forwardedFor: '127.0.0.1' });
});

it('compresses API responses, and forwards the events of a stream immediately and unchanged', async () => {
  const accept = { 'accept-encoding': 'br' };
  const long = await get('/api/long', accept);
  expect(long.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toEqual({ text: 'long '.repeat(400) });
  const origin = await site.gateway.listen({ port: 0, host: 'localhost' });
  const answer = await fetch(`${origin}/api/events`, { headers: accept });
  expect(answer.headers.get('content-encoding')).toBeNull();
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain('data: first');
  await reader?.cancel();
});

it('refers search engines to the sitemap, and proxies it', async () => {
  const robots = (await get('/robots.txt')).body;
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(address).toBe('https://meridian.example/sitemap.xml');
  const answer = await get(new URL(address).pathname);
  expect([answer.headers['content-type'], answer.body]).toEqual(['application/xml', '<urlset/>']);
});

it('calls the API once, however busy it is', async () => {
  expect((await get('/api/busy')).statusCode).toBe(503);
  expect(site.calls.filter((url) => url === '/api/busy')).toHaveLength(1);
});

it('serves a new shell build without a restart', async () => {
  await vi.waitFor(
    async () => {
      writeShell(site.shellDir, '/assets/main.2a2b3c4d5e.js');
      expect((await get('/')).body).toContain('/assets/main.2a2b3c4d5e.js');
    },
    { timeout: 4000, interval: 300 },
  );
});

it('serves the last known set while the API is unreachable, and reports that', async () => {
  site.setApiDown(true);
  await vi.waitFor(
    async () => expect((await get('/')).headers['x-boardwalk-release-set']).toBe('last-known'),
    {
      timeout: 4000,
      interval: 200,
    },
  );
  expect((await get('/')).statusCode).toBe(200);
  site.setApiDown(false);
});

it('sets the headers that isolate a page', async () => {
  expect((await get('/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

it.each(['/', '/assets/main.1a2b3c4d5e.js', '/assets/gone.js', '/robots.txt', '/api/echo', '/healthz'])(
  'forbids framing %s and changing its base URL',
  async (path) => {
    const policy = String((await get(path)).headers['content-security-policy']);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
  },
);

it('declares the charset of text files', async () => {
  expect((await get('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('sends HSTS on https only', async () => {
  const header = 'strict-transport-security';
  const year = 'max-age=31536000; includeSubDomains';
  // The site's configured origin uses https.
  for (const path of ['/', '/assets/gone.js', '/api/echo', '/healthz'])
    expect((await get(path)).headers[header], path).toBe(year);
  const local = await stubSite(undefined, {
    SITE_ORIGIN: 'http://localhost:3000',
    TRUSTED_PROXIES: 'loopback',
  });
  const forwarded = { 'x-forwarded-proto': 'https' };
  const healthz = (headers = {}) => local.gateway.inject({ url: '/healthz', headers });
  expect((await healthz(forwarded)).headers[header]).toBe(year);
  expect((await healthz()).headers[header]).toBeUndefined();
  await local.close();
});

it('requires revalidation of packages and their index, because a version may be rebuilt', async () => {
  const packed = await get('/packages/boardwalk-kit-4.0.0.tgz');
  expect([packed.statusCode, packed.body]).toEqual([200, 'packed']);
  expect(packed.headers['cache-control']).toBe('no-cache');
  expect(packed.headers.etag).toBeTruthy();
  const list = await get('/packages/index.json');
  expect(list.json()).toEqual({ packages: [] });
  expect(list.headers['cache-control']).toBe('no-cache');
  expect((await get('/packages/boardwalk-kit-3.0.0.tgz')).statusCode).toBe(404);
});

it('redirects to the documentation of the packages', async () => {
  for (const url of ['/packages/docs', '/packages/docs/']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/packages/docs/index.html']);
  }
});

it('responds with 503 for packages until their index exists, and with 404 where no build writes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-packages-'));
  const building = await stubSite(undefined, { PACKAGES_DIR: folder });
  const developing = await stubSite(undefined, {
    PACKAGES_DIR: folder,
    DEVELOPMENT_REMOTES: '{ "home": "http://localhost:4101/" }',
  });
  const path = '/packages/boardwalk-kit-4.0.0.tgz';
  const early = await building.gateway.inject({ url: path });
  expect([early.statusCode, early.headers['retry-after'], early.body]).toEqual([
    503,
    '60',
    'The packages are still being built. Try again in a minute.\n',
  ]);
  expect((await developing.gateway.inject({ url: path })).statusCode).toBe(404);
  writeFileSync(join(folder, 'index.json'), '{ "packages": [] }');
  expect((await building.gateway.inject({ url: path })).statusCode).toBe(404);
  await building.close();
  await developing.close();
  rmSync(folder, { recursive: true });
});
