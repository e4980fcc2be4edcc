import { hash } from 'node:crypto';
import { PAGE_DATA_ID } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

const CSS = '.css-a{color:red}';
const SHELL = `
exports.modules = {};
exports.warmUp = async () => {};
let renderings = 0;
exports.render = async (job, remote) => ({
  html: '<h1 style="top:0">' + (remote?.title ?? 'Frame') + '</h1><i>' + (renderings += 1) + '</i>',
  links: ['<link rel="preload" as="image" href="/first.jpg"/>'],
  style: { names: 'a', css: ${JSON.stringify(CSS)} },
  data: { set: job.set.id, at: 1, reader: job.reader, queries: { cached: '</script>' } },
});
`;

let site: StubSite;
beforeAll(async () => {
  site = await stubSite({ shell: SHELL, remote: "exports.default = { title: 'By the harbour' };" });
  await vi.waitFor(async () => expect((await get('/')).body).toContain('By the harbour'), {
    timeout: 20_000,
  });
}, 25_000);
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.gateway.inject({ url, headers });
const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

it('delays the files that make it interactive until after the first paint, with their hashes', async () => {
  const { body } = await get('/');
  expect(body).not.toMatch(/<script[^>]* src=/);
  expect(body).not.toMatch(/<link rel="preload" as="script"/);
  expect(body).toMatch(
    /<link data-later="start" as="script" crossorigin="anonymous" integrity="sha384-[^"]+" href="\/assets\/main\./,
  );
  // The script that fetches them comes after them.
  expect(body.lastIndexOf('data-later')).toBeLessThan(body.indexOf('<script>'));
});

it('embeds markup, styles and data into the page, and allows exactly those styles', async () => {
  const { body, headers } = await get('/');
  expect(body).toMatch(/<div id="root" data-rendered><h1 style="top:0">By the harbour<\/h1>/);
  expect(body).toContain(`<style data-rendered-styles="a">${CSS}</style>`);
  expect(body.indexOf('href="/first.jpg"')).toBeLessThan(body.indexOf('<body>'));
  const data = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`).exec(body)?.[1] ?? '';
  expect(JSON.parse(data).rendered).toEqual({
    set: 'set-1',
    at: 1,
    reader: { session: false, language: 'en' },
    queries: { cached: '</script>' },
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' ${sha('')} ${sha('body{}')} ${sha(CSS)};`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha('top:0')};`);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

it('renders a page once for concurrent requests', async () => {
  const bodies = await Promise.all([get('/'), get('/'), get('/')]);
  expect(new Set(bodies.map(({ body }) => /<i>(\d+)<\/i>/.exec(body)?.[1])).size).toBe(1);
});

const SIGNED_IN = 'a=b; auth0.boardwalk-site.is.authenticated=true';

it.each([
  ['a member', '/', SIGNED_IN, 'By the harbour', { session: true, language: 'en' }],
  ['a German', '/', '__Host-boardwalk-language=de', 'By the harbour', { session: false, language: 'de' }],
  [
    'a reader of a language that the site doesn’t have',
    '/',
    '__Host-boardwalk-language=xx',
    'By',
    { session: false, language: 'en' },
  ],
  ['the frame of a member’s page', '/profile', SIGNED_IN, 'Frame', { session: true, language: 'en' }],
])('renders for %s', async (_, url, cookie, heading, reader) => {
  // On a busy machine the first rendering can take longer than a visitor waits, who then gets the page without it.
  const body = await vi.waitFor(async () => {
    const page = await get(url, { cookie });
    expect(page.body).toContain(`<h1 style="top:0">${heading}`);
    return page.body;
  }, 10_000);
  expect(body).toContain(`<html lang="${reader.language}"`);
  const data = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`).exec(body)?.[1] ?? '';
  expect(JSON.parse(data).rendered.reader).toEqual(reader);
});

it.each([
  ['a page with a fault', '/?fault=home:hang', {}],
  ['an address with a query', '/?page=2', {}],
  ['a page that does not exist', '/nowhere', {}],
  ['a member’s page without a session', '/profile', {}],
  ['the way in', '/auth', { cookie: SIGNED_IN }],
])('leaves the rendering to the browser for %s', async (_, url, headers) => {
  const { body } = await get(url, headers);
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('<div id="root" data-rendered');
});

it('exposes no server bundles', async () => {
  const answer = await get('/remotes/home/1.0.0-abc/server/remote.js');
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n']);
  expect((await get('/assets/../server/shell.js')).body).not.toContain('exports');
});
