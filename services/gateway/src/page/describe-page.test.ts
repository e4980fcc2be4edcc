import type { Release, SiteConfiguration } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { describePage, embedsOf, withCard } from './describe-page.ts';

const news = {
  name: 'news',
  routes: [
    { path: '/news', access: 'member', title: 'News' },
    { path: '/docs', access: 'public', title: 'Docs', description: 'How the city works.' },
    { path: '/almanac', access: 'public', title: 'Almanac' },
    { path: '/docs/:slug', access: 'public', title: 'Docs', card: '/api/docs/:slug/card' },
    { path: '/news/:id', access: 'member', title: 'Article', card: '/api/articles/:id/card' },
  ],
} as Release;
const site = {
  name: 'Meridian RP',
  tagline: 'After dark.',
  description: 'A city.',
  navigation: {
    main: [
      { label: 'Events', to: '/events' },
      { label: 'Live', to: '/streaming' },
    ],
    admin: [],
  },
  areasOff: [],
} as unknown as SiteConfiguration;
const state = { set: { remotes: [news] }, site, language: 'en' as const };

it('titles a remote’s page by its route', () => {
  expect(describePage(state, '/news/')).toMatchObject({
    status: 200,
    title: 'News · Meridian RP',
    release: news,
    indexed: false,
  });
});

it('returns the frame origins of a page’s remote', () => {
  const embeds = [{ name: 'films', origin: 'https://films.example.org' }];
  const films = { ...news, embeds };
  const at = (path: string) =>
    embedsOf(describePage({ set: { remotes: [films] }, site, language: 'en' }, path));
  expect(at('/news/7')).toEqual(['https://films.example.org']);
  expect([at('/events'), at('/auth'), at('/nowhere')]).toEqual([[], [], []]);
  expect(embedsOf(describePage(state, '/news'))).toEqual([]);
});

it('describes Home with the site’s own text, not the remote’s', () => {
  const home = {
    ...news,
    routes: [{ path: '/', access: 'public', title: 'Home', description: 'Another city.' }],
  };
  const described = describePage({ ...state, set: { remotes: [home as Release] } }, '/');
  expect(described).toMatchObject({ title: 'Meridian RP · After dark.', description: 'A city.' });
});

it('lets search engines index public pages only', () => {
  expect(describePage(state, '/docs')).toMatchObject({ indexed: true, description: 'How the city works.' });
  const indexed = (path: string) => describePage(state, path).indexed;
  expect(['/streaming', '/events', '/auth', '/privacy', '/nowhere'].map(indexed)).toEqual([
    true,
    ...Array(4).fill(false),
  ]);
});

it('determines what can be rendered without knowing the user', () => {
  const renderable = (path: string) => describePage(state, path).renderable;
  expect(['/docs', '/almanac', '/streaming', '/privacy'].map(renderable)).toEqual([
    'page',
    'page',
    'page',
    'none',
  ]);
  expect(renderable('/auth')).toBe('visitors');
  expect(['/news', '/events', '/settings'].map(renderable)).toEqual(['frame', 'frame', 'frame']);
  expect(['/login', '/auth/callback', '/preview', '/nowhere'].map(renderable)).toEqual(Array(4).fill('none'));
});

it('describes the shell’s own pages', () => {
  expect(describePage(state, '/settings')).toMatchObject({ status: 200, title: 'Settings · Meridian RP' });
});

it('describes navigation targets without a release', () => {
  expect(describePage(state, '/events')).toMatchObject({
    status: 200,
    title: 'Events · Meridian RP',
    indexed: false,
  });
});

it('responds with 404 for the rest', () => {
  expect(describePage(state, '/nowhere')).toMatchObject({
    status: 404,
    title: 'Page not found · Meridian RP',
  });
});

it('uses the API’s card of a page whose URL identifies something', () => {
  const page = describePage(state, '/news/the-ferry');
  expect(page.card).toBe('/api/articles/the-ferry/card');
  const image = { src: '/api/cards/articles/1/x.jpg', width: 1200, height: 630, alt: 'The ferry' };
  const card = { title: 'The ferry', description: 'It is late.', image };
  expect(withCard(page, { card, site: site.name, session: false })).toMatchObject({
    title: 'The ferry · Meridian RP',
    description: 'It is late.',
    image,
  });
  expect(withCard(page, { card: undefined, site: site.name, session: false })).toBe(page);
});

it('responds with 404 for a public page that the API doesn’t know, and reveals nothing about others', () => {
  const of = (path: string, session = false) =>
    withCard(describePage(state, path), { card: 'none', site: site.name, session });
  expect(of('/docs/nothing')).toMatchObject({ status: 404, indexed: false });
  expect(of('/docs/a-draft', true)).toMatchObject({ status: 200 });
  expect(of('/news/a-draft')).toMatchObject({ status: 200, title: 'Article · Meridian RP' });
});

it('has no page of a disabled area, whichever remote serves it', () => {
  const off = { ...state, site: { ...site, areasOff: ['news'] } as SiteConfiguration };
  expect(describePage(off, '/news')).toMatchObject({ status: 404, indexed: false });
  expect(describePage(off, '/news').release).toBeUndefined();
  expect(describePage(off, '/events')).toMatchObject({ status: 200 });
});
