import { SITE_ORIGIN } from '../fixtures/addresses.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns the metadata that a search engine or a link preview reads: from the HTML, without scripts. */
function read(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: first(/<title>(.*?)<\/title>/),
    canonical: first(/<link rel="canonical" href="(.*?)">/),
    meta: (name: string) => first(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)">`)),
  };
}

const PAGES = [
  { path: '/', title: /^Meridian RP · .+/, indexed: true },
  { path: '/about', title: /^About · Meridian RP$/, indexed: true },
  { path: '/terms', title: /^Terms · Meridian RP$/, indexed: true },
  { path: '/privacy', title: /^Privacy · Meridian RP$/, indexed: true },
  { path: '/auth', title: /^Log in · Meridian RP$/, indexed: false },
  { path: '/register', title: /^Sign up · Meridian RP$/, indexed: false },
  { path: '/profile', title: /^Profile · Meridian RP$/, indexed: false },
  { path: '/welcome', title: /^Welcome · Meridian RP$/, indexed: false },
  { path: '/admin/game-server', title: /^Game server · Meridian RP$/, indexed: false },
  { path: '/staff', title: /^Staff · Meridian RP$/, indexed: false },
];

for (const { path, title, indexed } of PAGES) {
  test(`${path} has its metadata in its HTML`, DAILY, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const { canonical, meta, ...head } = read(await answer.text());
    expect(head.title).toMatch(title);
    expect(meta('og:title')).toBe(head.title);
    expect(meta('description')).toMatch(/.{10,}/);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe(SITE_ORIGIN + path);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(canonical).toBe(indexed ? SITE_ORIGIN + path : undefined);
    expect(meta('robots')).toBe(indexed ? undefined : 'noindex');
    const card = await request.get(meta('og:image') ?? '');
    expect(card.headers()['content-type']).toBe('image/jpeg');
  });
}

for (const path of ['/docs/server-rules', '/news/courthouse-reopens-after-the-flood']) {
  test(`a link to ${path} shows a picture of its own`, DAILY, async ({ request }) => {
    const { meta } = read(await (await request.get(path)).text());
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toContain(meta('og:title')?.replace(' · Meridian RP', ''));
    const card = await request.get(meta('og:image') ?? '');
    expect(card.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await card.body()).length).toBeGreaterThan(20_000);
  });
}

test('every article of the demo community has a picture of its own', DAILY, async ({ request }) => {
  const feed = await (await request.get('/api/feeds/news.rss')).text();
  const links = [...feed.matchAll(/<link>(.*?\/news\/.+?)<\/link>/g)].map(([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const { meta } = read(await (await request.get(link)).text());
    expect(meta('og:image:alt'), link).toContain('Beside it: ');
  }
});

test('titles differ from page to page', DAILY, async ({ request }) => {
  const titles = await Promise.all(
    PAGES.map(async ({ path }) => read(await (await request.get(path)).text()).title),
  );
  expect(new Set(titles).size).toBe(PAGES.length);
});

test('an unknown path returns 404 with the page', DAILY, async ({ request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('text/html');
  const html = await answer.text();
  expect(html).toContain('<div id="root">');
  expect(read(html).title).toMatch(/^Page not found · /);
  expect(read(html).meta('robots')).toBe('noindex');
});

for (const path of ['/assets/nope.js', '/remotes/nope/1.0.0/remote-entry.js', '/brand/nope.png']) {
  test(`the missing file ${path} is a plain 404`, DAILY, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).not.toContain('<');
  });
}

test('an unknown call returns the error object', DAILY, async ({ request }) => {
  const answer = await request.get('/api/nope');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({
    message: 'The requested resource was not found.',
    type: 'NOT_FOUND',
    status: 404,
    details: { code: 'ROUTE_NOT_FOUND' },
    requestId: expect.stringMatching(/.+/),
  });
});

test('robots.txt lists the excluded paths', DAILY, async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Allow: /');
});

test('the web manifest names the community, and its icons exist', DAILY, async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Meridian RP');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
