import type { Release } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { foldersOf, hashesIn, laterFiles, releasesToCache } from './releases-to-cache.ts';

const release = (name: string, path: string, access: 'public' | 'member', more: Partial<Release> = {}) =>
  ({ name, entry: `/remotes/${name}/1/remote-entry.js`, routes: [{ path, access }], ...more }) as Release;

const home = release('home', '/', 'public');
const news = release('news', '/news', 'member');
const shop = release('shop', '/shop', 'public');
const set = { remotes: [home, news, shop] };

it('keeps the releases of the site’s own public pages, and those that the user opened', () => {
  expect(releasesToCache(set, new Set(['news']), false)).toEqual([
    { release: home, whole: true },
    { release: news, whole: false },
  ]);
});

it('keeps only the releases that the user opened in data-saving mode', () => {
  expect(releasesToCache(set, new Set(['shop', 'gone']), true)).toEqual([{ release: shop, whole: false }]);
});

it('does not grow with the number of remotes', () => {
  const many = Array.from({ length: 50 }, (_, at) => release(`stall-${at}`, `/stall-${at}`, 'public'));
  expect(releasesToCache({ remotes: [home, ...many] }, new Set(), false)).toHaveLength(1);
});

it('counts the fallback version as part of the set', () => {
  const fallback = { entry: '/remotes/home/0/remote-entry.js' } as Release['fallback'];
  expect(foldersOf({ remotes: [{ ...home, fallback }] })).toEqual(['/remotes/home/1/', '/remotes/home/0/']);
});

it('takes later files, smallest first, up to the limit', () => {
  const files = {
    'remote-entry.js': { packed: 10 },
    'server/remote.js': { packed: 10 },
    'assets/async/large.js': { packed: 120_000 },
    'assets/async/largest.js': { packed: 140_000 },
    'assets/async/small.js': { packed: 1000 },
    'assets/style.css': { packed: 500 },
    'assets/async/small.js.LICENSE.txt': { packed: 5 },
    'assets/../../../api/steal.js': { packed: 1 },
  };
  expect(laterFiles({ files }, '/remotes/home/1/')).toEqual([
    '/remotes/home/1/assets/style.css',
    '/remotes/home/1/assets/async/small.js',
    '/remotes/home/1/assets/async/large.js',
  ]);
  expect(laterFiles({}, '/remotes/home/1/')).toEqual([]);
});

it('finds the hashes in an entry', () => {
  const [one, other] = ['A', 'b'].map((sign) => `sha384-${sign.repeat(64)}`);
  expect(hashesIn(`s.sriHashes={4:"${one}",8:"${other}"},"sha384-short"`)).toEqual(new Set([one, other]));
});
