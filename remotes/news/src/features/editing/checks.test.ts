import type { BlockNode } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

const site = {
  routeExists: (path: string) => path === '/events' || path.startsWith('/news/'),
  origin: 'https://meridian.example',
};
const text = (content: string, href?: string): BlockNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: content, ...(href && { marks: [{ type: 'link' as const, attrs: { href } }] }) },
  ],
});
const picture = (alt: string): BlockNode => ({
  type: 'image',
  attrs: { src: '/api/media/00000000-0000-4000-8000-000000000000', alt, width: 9, height: 9 },
});
const draft = (change: Partial<Draft>, ...content: BlockNode[]): Draft => ({
  ...EMPTY_DRAFT,
  title: 'The ferry',
  summary: 'It sails.',
  body: { type: 'doc', content: [text('Early.'), ...content] },
  ...change,
});
const open = (of: Draft, refused = {}) =>
  checksOf(of, { ...site, refused })
    .filter(({ ok }) => !ok)
    .map(({ id, blocks }) => `${id}${blocks ? '!' : ''}`);

it('requires a headline and a text for publication', () => {
  expect(open(EMPTY_DRAFT)).toEqual(['title!', 'text!', 'summary', 'cover']);
});

it('accepts a picture as a text', () => {
  const body = { type: 'doc' as const, content: [picture('A quay')] };
  expect(open(draft({ body }))).toEqual(['cover']);
});

it('requires an alternative text of the cover, and recommends a cover', () => {
  const cover = (alt: string) => ({ mediaId: 'a', alt });
  expect(open(draft({ cover: cover(' ') }))).toEqual(['coverAlt!']);
  expect(open(draft({ cover: cover('The pier') }))).toEqual([]);
  expect(open(draft({}))).toEqual(['cover']);
});

it('counts pictures without an alternative text', () => {
  const checks = checksOf(draft({}, picture(''), picture('A quay'), picture(' ')), site);
  expect(checks.find(({ id }) => id === 'pictures')).toMatchObject({ ok: false, count: 2, blocks: false });
});

it.each([
  ['/events?week=2', false],
  ['/news/anything', false],
  ['https://meridian.example/events', false],
  ['/evnts', true],
  ['https://meridian.example/evnts', true],
  ['#timetable', true],
  ['https://other.example/evnts', false],
  ['mailto:a@b.example', false],
  ['/api/feeds/news.rss', false],
])('checks whether the link %s is broken: %s', (href, broken) => {
  const links = checksOf(draft({}, text('here', href)), site).find(({ id }) => id === 'links');
  expect(links).toMatchObject({ ok: !broken, detail: broken ? href : '' });
});

it('blocks values that the server rejected, with its message', () => {
  const checks = checksOf(draft({}), { ...site, refused: { slug: 'Another article has this address.' } });
  expect(checks.find(({ id }) => id === 'refused')).toMatchObject({
    field: 'slug',
    blocks: true,
    detail: 'Another article has this address.',
  });
});
