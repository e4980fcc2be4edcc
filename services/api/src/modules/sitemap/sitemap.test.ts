import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { startNewsroom } from '../../../test/test-articles.ts';
import { publish, serve } from '../../../test/test-releases.ts';
import { sitemapText } from './sitemap.service.ts';

const ORIGIN = 'https://meridian.example';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { SITE_ORIGIN: ORIGIN } });
  const route = (path: string, access: 'public' | 'member' = 'public') => ({ path, access, title: path });
  await publish(api.database, 'home', '1', { routes: [route('/'), route('/about')] });
  await publish(api.database, 'docs', '1', {
    routes: [route('/docs'), route('/docs/:slug'), route('/docs/create', 'member')],
  });
  await publish(api.database, 'news', '1', {
    routes: [route('/news', 'member'), route('/news/:id', 'member')],
  });
  await publish(api.database, 'shop', '1', { routes: [route('/shop')] });
  await publish(api.database, 'site', '1', { routes: [route('/setup')] });
  for (const name of ['home', 'docs', 'news', 'site']) await serve(api.database, name, { live: '1' });
  await serve(api.database, 'shop', { staff: '1' });
});
afterAll(() => api.stop());

interface Listed {
  loc: string;
  lastmod?: string;
}

function parsed(text: string): Listed[] {
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => name === 'url';
  const { urlset } = new XMLParser({ ignoreAttributes: false, isArray }).parse(text);
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return urlset.url ?? [];
}
const read = async () => parsed(await (await fetch(`${api.url}/api/sitemap`)).text());
const paths = async () => (await read()).map(({ loc }) => loc.replace(ORIGIN, '')).sort();

it('lists pages for visitors, and the last change of docs', async () => {
  const token = await api.as('writes-the-docs', 'EDITOR');
  const write = async (body: object) => (await api.call('POST /api/docs', { token, body })).body;
  const guide = await write({ title: 'Guide', published: true });
  const draft = await write({ title: 'Draft' });
  await write({ title: 'Under the draft', parentId: draft.id, published: true });
  await (await startNewsroom(api)).publish({ title: 'For members alone' });
  await expect.poll(paths, { timeout: 2_000 }).toEqual(['/', '/about', '/docs', '/docs/guide']);
  const lastChange = async () => (await read()).find(({ loc }) => loc.endsWith('/docs/guide'))?.lastmod;
  expect(await lastChange()).toBe(guide.updatedAt);
  const changed = await api.call(`PUT /api/docs/${guide.id}`, {
    token,
    body: { title: 'A guide', version: 1 },
  });
  expect(await lastChange()).toBe(changed.body.updatedAt);
  await api.call(`PUT /api/docs/${guide.id}`, { token, body: { published: false, version: 2 } });
  expect(await paths()).not.toContain('/docs/guide');
});

it('responds with 304 to its ETag', async () => {
  const first = await fetch(`${api.url}/api/sitemap`);
  expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const again = await fetch(first.url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

it('lists each address once, with escaping', () => {
  const entries = ['/', "/docs/a&b'<c>", '/'].map((path) => ({ path }));
  expect(parsed(sitemapText(ORIGIN, entries))).toEqual([
    { loc: `${ORIGIN}/` },
    { loc: expect.stringMatching(/^https:\/\/meridian\.example\/docs\/a(&|&amp;)b('|&apos;|&#39;)%3Cc%3E$/) },
  ]);
});
