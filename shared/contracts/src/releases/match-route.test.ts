import { expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import type { Release } from './release-set.ts';

function release(name: string, ...paths: string[]): Release {
  return {
    name,
    kit: '^1.0.0',
    version: '1',
    container: name,
    entry: '/e.js',
    integrity: null,
    preload: [],
    navigation: [],
    routes: paths.map((path) => ({ path, access: 'member' as const, title: path })),
  };
}

const set = {
  remotes: [release('news', '/news', '/news/:id', '/news/create', '/news/:id/edit'), release('home', '/')],
};

it.each([
  ['/', 'home', '/'],
  ['/news/', 'news', '/news'],
  ['/news/create', 'news', '/news/create'],
  ['/news/42', 'news', '/news/:id'],
  ['/news/42/edit', 'news', '/news/:id/edit'],
])('serves %s by %s at %s', (path, name, pattern) => {
  const match = matchRoute(set, path);
  expect([match?.release.name, match?.route.path]).toEqual([name, pattern]);
});

it('returns no route for unknown paths', () => {
  expect(matchRoute(set, '/news/42/edit/more')).toBeUndefined();
  expect(matchRoute(set, '/nowhere')).toBeUndefined();
});
