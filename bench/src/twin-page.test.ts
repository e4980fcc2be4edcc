import { expect, it } from 'vitest';
import { twinPage } from './twin-page.ts';

const PAGE = `<!doctype html>
<html lang="en" data-theme="dark"><head><meta charset="utf-8"><script>first()</script><title>Home</title>
<link rel="preload" as="script" href="/remotes/home/1/remote-entry.js"><style>.rendered {}</style>
<script type="application/json" id="boardwalk-data">{"a":1}</script>
<script defer src="/assets/main.js"></script></head><body><div id="root"><h1>Rendered</h1></div></body></html>`;
const file = (name: string) => ({ file: `/twin/${name}`, integrity: 'sha384-x' });
const FILES = {
  scripts: [file('main.js')],
  styles: [file('main.css')],
  fonts: [],
  parts: { home: file('part-home.js') },
};

it('contains the data and the files of the twin, and no rendered content', () => {
  const page = twinPage(PAGE, FILES, 'home');
  expect(page).toContain('{"a":1}');
  expect(page).toContain('<script>first()</script>');
  expect(page.match(/\/twin\/[a-z-]+\.(js|css)/g)).toEqual([
    '/twin/part-home.js',
    '/twin/main.css',
    '/twin/main.js',
  ]);
  expect(page).not.toMatch(/\/assets\/|remote-entry|Rendered|\.rendered/);
});

it('preloads nothing for an address without a remote', () => {
  expect(twinPage(PAGE, FILES)).not.toContain('part-home');
});
