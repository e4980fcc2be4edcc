import { expect, it } from 'vitest';
import { onlyBytes, withoutScripts } from './limit-pages.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><script>first()</script><style>main {}</style>
<link data-later="start" as="script" crossorigin="anonymous" href="/assets/main.js">
<link rel="preload" as="font" href="/assets/font.woff2">
<script type="application/json" id="boardwalk-data">{"a":1}</script>
<script defer src="/assets/main.js"></script></head><body><div id="root"><main><h1>Rendered</h1></main></div></body></html>`;

it('removes the scripts of a page, and keeps its content, styles, fonts and data', () => {
  const page = withoutScripts(PAGE);
  expect(page).not.toMatch(/first\(\)|main\.js/);
  for (const part of ['<h1>Rendered</h1>', 'main {}', 'font.woff2', '{"a":1}']) expect(page).toContain(part);
});

it('returns a page that transfers the document and the scripts as data', () => {
  const page = onlyBytes(PAGE, ['/assets/main.js', '/remotes/home/1/page.js']);
  expect(page.match(/<link rel="preload" as="fetch"[^>]*>/g)).toHaveLength(2);
  expect(page.match(/<script/g)?.length).toBeGreaterThan(1);
  // Only the element that contains the document is a script of the page.
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('<h1>Rendered</h1>');
  expect(page.length).toBeGreaterThan(PAGE.length);
});
