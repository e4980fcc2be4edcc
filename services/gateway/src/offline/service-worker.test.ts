import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeShell } from '../testing/site-files.ts';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

const WORKER = '/service-worker.js';
let site: StubSite;
let off: StubSite;
beforeAll(async () => {
  site = await stubSite();
  off = await stubSite(undefined, { SERVICE_WORKER: 'off' });
});
afterAll(() => Promise.all([site.close(), off.close()]));

const get = (url: string, headers: Record<string, string> = {}) => site.gateway.inject({ url, headers });

/** Parses the list of files in a worker's script. */
function shellIn(script: string): Record<'first' | 'later' | 'onUse', { file: string; integrity: string }[]> {
  return JSON.parse(/^self\.boardwalkShell = (.*);$/m.exec(script)?.[1] ?? '{}');
}

it('serves the worker from the root, never from a cache, with a CSP of its own', async () => {
  const answer = await get(WORKER);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const again = await get(WORKER, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(WORKER, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
});

it('lists the shell’s files in the worker with hashes, by priority', async () => {
  const { first, later, onUse } = shellIn((await get(WORKER)).body);
  const names = (files: typeof first) => files.map(({ file }) => file);
  expect(names(first)).toEqual(['/assets/main.1a2b3c4d5e.js', '/assets/main.css', '/assets/face.woff2']);
  expect(names(later)).toEqual(['/assets/async/menu.1a2b3c4d5e.js']);
  expect(names(onUse)).toEqual(['/assets/async/identity-client.1a2b3c4d5e.js']);
  expect(first[0]?.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
});

it('serves a different worker for another build of the shell', async () => {
  const before = (await get(WORKER)).headers.etag;
  await vi.waitFor(async () => {
    writeShell(site.shellDir, '/assets/main.3a2b3c4d5e.js');
    expect((await get(WORKER)).headers.etag).not.toBe(before);
  });
});

it('marks pages that are the same for everyone, and no others', async () => {
  const marked = async (url: string, headers = {}) =>
    (await get(url, headers)).headers['x-boardwalk-everybodys'] !== undefined;
  expect(await marked('/')).toBe(true);
  expect(await marked('/', { cookie: 'auth0.boardwalk-site.is.authenticated=true' })).toBe(false);
  expect(await marked('/?fault=home:404')).toBe(false);
  expect(await marked('/settings')).toBe(false);
  expect(await marked('/nowhere')).toBe(false);
});

it('serves the bare shell for offline use', async () => {
  const answer = await get('/offline');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<div id="root"></div>');
  expect(answer.body).toContain('"offlineCache":true');
});

it('removes the worker if it is disabled', async () => {
  const { body } = await off.gateway.inject(WORKER);
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('boardwalkShell');
  expect((await off.gateway.inject('/')).body).toContain('"offlineCache":false');
});

it('serves no partially written worker', async () => {
  const file = join(site.shellDir, 'manifest.json');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, 20));
  try {
    await vi.waitFor(async () => expect((await get(WORKER)).statusCode).toBe(404));
  } finally {
    writeFileSync(file, whole);
  }
});
