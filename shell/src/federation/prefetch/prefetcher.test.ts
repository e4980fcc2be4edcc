import type { ReleaseSet } from '@boardwalk/contracts';
import { beforeEach, expect, it } from 'vitest';
import { Prefetcher } from './prefetcher.ts';

const release = (name: string, integrity: string | null = 'sha384-x') => ({
  name,
  container: name,
  entry: `/remotes/${name}/entry.js`,
  integrity,
  preload: [`/remotes/${name}/page.js`],
  routes: [{ path: name === 'home' ? '/' : `/${name}`, access: 'public', title: name }],
});
const set = {
  remotes: [release('home'), release('news'), release('workshop', null)],
} as unknown as ReleaseSet;

let fetched: string[];
let saving: boolean;
let prefetcher: Prefetcher;
beforeEach(() => {
  fetched = [];
  saving = false;
  prefetcher = new Prefetcher({
    set: () => set,
    here: () => new URL('https://city.example/'),
    saving: () => saving,
    fetchFile: (file) => fetched.push(file),
  });
});

it('brings entry and first page of the remote that a link leads to, once', () => {
  expect(prefetcher.towards('/news?page=2')).toBe(true);
  expect(prefetcher.towards('https://city.example/news')).toBe(false);
  expect(fetched).toEqual(['/remotes/news/entry.js', '/remotes/news/page.js']);
});

it.each([
  '/',
  '/nowhere',
  'https://elsewhere.example/news',
  'mailto:hello@city.example',
  'http://',
  '/workshop',
])('brings nothing for %s', (href) => {
  expect(prefetcher.towards(href)).toBe(false);
  expect(fetched).toEqual([]);
});

it('brings nothing for somebody who saves data, and does once they don’t', () => {
  saving = true;
  expect(prefetcher.towards('/news')).toBe(false);
  saving = false;
  expect(prefetcher.towards('/news')).toBe(true);
});
