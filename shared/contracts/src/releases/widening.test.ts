import { expect, it } from 'vitest';
import { firstSegmentOf, wideningOf } from './widening.ts';

type Claims = Parameters<typeof wideningOf>[0];

const remote = (name: string, paths: string[], links: string[] = [], embeds: string[] = []): Claims => ({
  name,
  routes: paths.map((path) => ({ path, access: 'public', title: name, description: '' }) as never),
  navigation: links.map((to) => ({ to, label: name }) as never),
  embeds: embeds.map((origin) => ({ name: origin, origin }) as never),
});
const quests = remote('quests', ['/quests', '/quests/:id'], ['/quests']);
const news = remote('news', ['/news', '/news/:id']);

it("doesn't report further pages below the remote’s own segment", () => {
  const next = remote('quests', ['/quests', '/quests/:id', '/quests/:id/edit'], ['/quests']);
  expect(wideningOf(next, [quests], [news])).toEqual([]);
});

it('names the owner of a segment below which a release adds pages', () => {
  const next = remote('quests', ['/quests', '/news/server-notes', '/admin/quests'], ['/quests']);
  expect(wideningOf(next, [quests], [quests, news])).toEqual([
    { kind: 'path', value: '/news', owner: 'news' },
    { kind: 'path', value: '/admin', owner: null },
  ]);
});

it('reports new navigation links and new frame origins', () => {
  const next = remote('quests', ['/quests'], ['/quests', '/quests/:id'], ['https://video.example']);
  expect(wideningOf(next, [quests], [])).toEqual([
    { kind: 'link', value: '/quests/:id', owner: null },
    { kind: 'embed', value: 'https://video.example', owner: null },
  ]);
});

it('reports new calls of the backend, calls that are opened to more people, and new permissions', () => {
  const served: Claims = {
    ...quests,
    backend: {
      calls: [
        { call: 'GET /quests', access: 'members' },
        { call: 'POST /quests', access: { permission: 'quests.manage' } },
      ],
    },
    permissions: [{ key: 'quests.manage', label: 'Manage quests' }],
  };
  const next: Claims = {
    ...quests,
    backend: {
      calls: [
        { call: 'GET /quests', access: 'public' },
        { call: 'POST /quests', access: { permission: 'quests.manage' } },
        { call: 'DELETE /quests/:id', access: { permission: 'quests.remove' } },
      ],
    },
    permissions: [
      { key: 'quests.manage', label: 'Manage quests' },
      { key: 'quests.remove', label: 'Remove quests' },
    ],
  };
  expect(wideningOf(next, [served], [])).toEqual([
    { kind: 'call', value: 'GET /quests (public)', owner: null },
    { kind: 'call', value: 'DELETE /quests/:id (quests.remove)', owner: null },
    { kind: 'permission', value: 'quests.remove', owner: null },
  ]);
});

it("reports everything of a remote that isn't served to anyone", () => {
  expect(wideningOf(quests, [], [])).toEqual([
    { kind: 'path', value: '/quests', owner: null },
    { kind: 'link', value: '/quests', owner: null },
  ]);
});

it('accepts what any served version has', () => {
  const canary = remote('quests', ['/quests', '/jobs'], ['/quests']);
  expect(wideningOf(canary, [quests, canary], [])).toEqual([]);
});

it.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/:id', '/news'],
  ['/:page', '/:'],
])('returns the first segment of %s', (path, segment) => {
  expect(firstSegmentOf(path)).toBe(segment);
});

it('reports new slots, and components that are shown to more people', () => {
  const height = { base: 100, md: 100 };
  const served: Claims = {
    ...quests,
    slots: [
      { slot: 'event.page.aside', module: './aside', height, access: 'members' },
      { slot: 'home.tonight', module: './tonight', height },
    ],
  };
  const next: Claims = {
    ...quests,
    slots: [
      { slot: 'event.page.aside', module: './aside', height },
      { slot: 'home.tonight', module: './tonight-2', height: { base: 200, md: 200 } },
      { slot: 'article.blocks', module: './poll', height, title: 'Poll', block: 'poll' },
    ],
  };
  expect(wideningOf(next, [served], [])).toEqual([
    { kind: 'slot', value: 'event.page.aside (public)', owner: null },
    { kind: 'slot', value: 'article.blocks poll (public)', owner: null },
  ]);
});

it('reports new events for the backend', () => {
  const base = { name: 'quests', routes: [], navigation: [] };
  const served = { ...base, backend: { calls: [], events: ['member.erased' as const] } };
  const release = {
    ...base,
    backend: { calls: [], events: ['member.erased' as const, 'member.banned' as const] },
  };
  expect(wideningOf(release, [served], [])).toEqual([{ kind: 'event', value: 'member.banned', owner: null }]);
});
