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

it('prefetches the entry and first page of the linked remote, once', () => {
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
])('prefetches nothing for %s', (href) => {
  expect(prefetcher.towards(href)).toBe(false);
  expect(fetched).toEqual([]);
});

it('prefetches nothing in data-saving mode, and resumes afterwards', () => {
  saving = true;
  expect(prefetcher.towards('/news')).toBe(false);
  saving = false;
  expect(prefetcher.towards('/news')).toBe(true);
});
