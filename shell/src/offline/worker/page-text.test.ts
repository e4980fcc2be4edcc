import { PAGE_SET_ID } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { asCached, filesOf, setOf } from './page-text.ts';

const PAYLOAD = '{"seq":1,"remotes":[]}';
const page = (payload = PAYLOAD, key = 'key-1', signature = 'sig_1') => `<!doctype html>
<html><head>
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face.woff2">
<link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-entry" href="/remotes/home/1/remote-entry.js">
<link rel="canonical" href="https://example.org/">
<link rel="preload" as="image" href="/api/images/city.jpg">
<link rel="stylesheet" href="/assets/main.css" integrity="sha384-style" crossorigin="anonymous">
<script type="application/json" id="${PAGE_SET_ID}" data-key="${key}" data-signature="${signature}">${payload}</script>
<script defer src="/assets/main.js" integrity="sha384-main" crossorigin="anonymous"></script>
</head><body><script src="/assets/not-in-the-head.js"></script></body></html>`;

it('reads the set as it was signed', () => {
  expect(setOf(page())).toEqual({ key: 'key-1', signature: 'sig_1', payload: PAYLOAD });
  expect(setOf('<html></html>')).toBeNull();
});

it('inserts another set into a page, and states when the page was cached', () => {
  const newer = { key: 'key-2', signature: 'sig_2', payload: '{"seq":2,"remotes":["$&"]}' };
  const shown = asCached(page(), newer, 1234);
  expect(setOf(shown)).toEqual(newer);
  expect(shown).toContain('data-kept="1234"');
  expect(shown).not.toContain('sig_1');
});

it('doesn’t change a page if a set could break out of its element', () => {
  const breaking = { key: 'k', signature: 's', payload: '</script><script>steal()</script>' };
  expect(asCached(page(), breaking, 1)).toBe(page());
  expect(asCached(page(), { key: '"><b', signature: 's', payload: '{}' }, 1)).toBe(page());
});

it('lists the files that a page requires, with their hashes', () => {
  expect(filesOf(page())).toEqual([
    { file: '/assets/face.woff2', integrity: null },
    { file: '/remotes/home/1/remote-entry.js', integrity: 'sha384-entry' },
    { file: '/assets/main.css', integrity: 'sha384-style' },
    { file: '/assets/main.js', integrity: 'sha384-main' },
  ]);
});
