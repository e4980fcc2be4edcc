// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { looksLikeMarkdown } from '../markdown.ts';
import { withoutForbidden } from './pasted-markup.ts';

it.each([
  ['<p style="a:b" class="c">x</p>', '<p class="c">x</p>'],
  ["<p style='a:b'>x</p>", '<p>x</p>'],
  ['<b style="font-weight:normal;" id="docs">x</b>', '<b data-pasted-weight="normal" id="docs">x</b>'],
  [
    '<span style="font-weight: 700; font-style : italic">x</span>',
    '<span data-pasted-weight="bold" data-pasted-slant="italic">x</span>',
  ],
  ["<p style='mso-list:l0 level2 lfo1'>x</p>", '<p data-pasted-list-level="2">x</p>'],
  ['<p style=a:b id=c>x</p>', '<p id=c>x</p>'],
  ['<img src=x onerror=alert(1)>', '<img src=x>'],
  ['<a title=">" onclick="y()" href="/">x</a>', '<a title=">" href="/">x</a>'],
  ['<style>p { color: red }</style><p>x</p>', '<p>x</p>'],
  ['<p>he said style="x" and onclick="y"</p>', '<p>he said style="x" and onclick="y"</p>'],
  ['<svg/onload=alert(1)>', '<svg>'],
  ['<svg/onload>x', '<svg>x'],
  ['<svg / onload = "a" / class=b>', '<svg / class=b>'],
  ['<a title="x"onclick=y href=z>x</a>', '<a title="x" href=z>x</a>'],
  ['<a\fONCLICK\n=\ty\nhref=z>x</a>', '<a\nhref=z>x</a>'],
  ['<p =onclick=y>x</p onclick=y>', '<p =onclick=y>x</p>'],
  ['<p onclick= >x</p>', '<p>x</p>'],
  ['1 < 2, and a<b', '1 < 2, and a'],
  ['a<!-- <b title=" --><p onclick=y>x</p>', 'a<p>x</p>'],
  ['a<!--><p onclick=y>x</p>', 'a<p>x</p>'],
  ['a<! <b title="><p onclick=y>x</p>', 'a<p>x</p>'],
  ['a</ <b title="><p onclick=y>x</p>', 'a<p>x</p>'],
  ['<textarea><b title="</textarea><p onclick=y>x</p>', '<p>x</p>'],
  ['<script>"<b title="</script><p onclick=y>x</p>', '<p>x</p>'],
  ['<title>t</title><p>x</p>', '<p>x</p>'],
  [
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?start=30&amp;rel=0" width="560">x</iframe><p>x</p>',
    '<div data-embed="youtube" data-id="aqz-KE-bpKQ" data-start="30"></div><p>x</p>',
  ],
  ['<iframe src="https://evil.example/"></iframe><p>x</p>', '<p>x</p>'],
  ['<p>x</p><b title="never ends', '<p>x</p>'],
])('parses %s as %s', (html, output) => {
  expect(withoutForbidden(html)).toBe(output);
});

const HOSTILE: [string, (times: number) => string][] = [
  ['tags without an end', (times) => '<a'.repeat(times)],
  ['styles of blanks', (times) => `<a style="${' '.repeat(times)}">`],
  ['styles of colons', (times) => `<a style="${'mso-list:'.repeat(times)}">`],
  ['attributes without an end', (times) => `<a${' b="'.repeat(times)}`],
  ['spaces', (times) => `<a${' '.repeat(times)}`],
  ['names and spaces', (times) => `<a${' b '.repeat(times)}`],
  ['comments without an end', (times) => '<!--'.repeat(times)],
  ['styles without an end', (times) => '<style>'.repeat(times)],
  ['declarations', (times) => '<!'.repeat(times)],
];
const HOSTILE_TEXTS: [string, (times: number) => string][] = [
  ['brackets', (times) => '['.repeat(times)],
  ['links without an end', (times) => '[a]('.repeat(times)],
  ['a dash and lines', (times) => `- a${'\n'.repeat(times)}`],
  ['bars', (times) => `|${'|'.repeat(times)}`],
  ['stars', (times) => '**a'.repeat(times)],
];

/** Returns the growth of the duration for ten times the text; the minimum of nine runs each. */
function growth(work: (times: number) => void): number {
  const shortest = (times: number) =>
    Math.min(...Array.from({ length: 9 }, () => elapsed(() => work(times))));
  return shortest(50_000) / Math.max(shortest(5_000), 0.5);
}

function elapsed(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

it.each(HOSTILE)('takes linear time for %s', (_, text) => {
  expect(growth((times) => withoutForbidden(text(times)))).toBeLessThan(40);
});

it.each(HOSTILE_TEXTS)('detects in linear time whether it is Markdown: %s', (_, text) => {
  expect(growth((times) => looksLikeMarkdown(text(times)))).toBeLessThan(40);
});
