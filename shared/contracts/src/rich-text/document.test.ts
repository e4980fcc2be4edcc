import { expect, it } from 'vitest';
import { richTextSchema } from './document.ts';
import { embedOf } from './embed-providers.ts';
import { isLinkAddress } from './link-address.ts';
import { pictureIdsOf, plainTextOf, readingMinutes } from './plain-text.ts';
import { excessOf, RICH_TEXT_LIMITS } from './rich-text-limits.ts';

const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});
const doc = (...content: object[]) => ({ type: 'doc', content });
const list = (...inner: object[]) => ({
  type: 'bulletList',
  content: inner.map((one) => ({ type: 'listItem', content: [one] })),
});

it('keeps what it knows and leaves out what it doesn’t', () => {
  const sent = doc({ ...paragraph('Hello'), onclick: 'x', attrs: { style: 'x' } });
  expect(richTextSchema.parse(sent)).toEqual(doc(paragraph('Hello')));
});

it('holds lists in lists', () => {
  const nested = doc(list(paragraph('a'), list(paragraph('b'))));
  expect(richTextSchema.parse(nested)).toEqual(nested);
  expect(plainTextOf(richTextSchema.parse(nested))).toBe('a\nb');
});

it.each([
  ['a node of no kind', doc({ type: 'script', content: [] })],
  [
    'a picture from elsewhere',
    doc({ type: 'image', attrs: { src: 'https://a.example/x.png', alt: '', width: 1, height: 1 } }),
  ],
  ['a link that runs', doc(paragraph('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))],
  ['a mark of no kind', doc(paragraph('x', { type: 'html' }))],
  ['an embed from elsewhere', doc({ type: 'embed', attrs: { provider: 'evil', id: '123456' } })],
  ['text outside of a block', doc({ type: 'text', text: 'x' })],
])('refuses %s', (_, sent) => {
  expect(richTextSchema.safeParse(sent).success).toBe(false);
});

it.each([
  ['https://meridian.example/a?b=c#d', true],
  ['mailto:press@meridian.example', true],
  ['/docs/rules#R2.4', true],
  ['#top', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://a b', false],
  [' https://a.example', false],
])('%s as the address of a link: %s', (address, allowed) => {
  expect(isLinkAddress(address)).toBe(allowed);
});

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', { provider: 'youtube', id: 'abcdefghijk' }],
  ['https://youtu.be/abcdefghijk?t=3', { provider: 'youtube', id: 'abcdefghijk' }],
  ['https://vimeo.com/12345678', { provider: 'vimeo', id: '12345678' }],
  ['https://www.twitch.tv/videos/1234567890', { provider: 'twitch', id: '1234567890' }],
  ['https://youtube.com.evil.example/watch?v=abcdefghijk', undefined],
  ['http://www.youtube.com/watch?v=abcdefghijk', undefined],
])('finds the film of %s', (address, embed) => {
  expect(embedOf(address)).toEqual(embed);
});

it('reads a text as a reader would', () => {
  const src = '/api/media/00000000-0000-4000-8000-000000000000';
  const text = richTextSchema.parse(
    doc(
      paragraph('One'),
      { type: 'image', attrs: { src, alt: 'A ferry', width: 9, height: 9 } },
      paragraph('Two'),
    ),
  );
  expect(plainTextOf(text)).toBe('One\nA ferry\nTwo');
  expect(pictureIdsOf(text)).toEqual(['00000000-0000-4000-8000-000000000000']);
  expect(readingMinutes(text)).toBe(1);
});

const tableOf = (columns: number, rows: number) => ({
  type: 'table',
  content: Array.from({ length: rows }, () => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type: 'tableCell', content: [paragraph('x')] })),
  })),
});
const nested = (levels: number): object =>
  levels === 1 ? list(paragraph('deepest')) : list(paragraph('x'), nested(levels - 1));
const many = (count: number) => Array.from({ length: count }, () => paragraph('x'));

it.each([
  ['a table of 26 columns', doc(tableOf(26, 20)), undefined],
  ['a table of 41 columns', doc(tableOf(41, 1)), 'tableColumns'],
  ['a table of 301 rows', doc(tableOf(2, 301)), 'tableRows'],
  ['a table of 40 columns and 300 rows', doc(tableOf(40, 300)), 'nodes'],
  ['a list of 5 levels', doc(nested(5)), undefined],
  ['a list of 7 levels', doc(nested(7)), 'nesting'],
  ['3000 paragraphs', doc(...many(3000)), undefined],
  ['5001 paragraphs', doc(...many(RICH_TEXT_LIMITS.blocks + 1)), 'blocks'],
  [
    'a paragraph in 2001 pieces',
    doc({ type: 'paragraph', content: many(2001).flatMap(({ content }) => content) }),
    'inline',
  ],
])('says the same of %s to the editor and by the schema', (_, document, excess) => {
  expect(excessOf(document)).toBe(excess);
  expect(richTextSchema.safeParse(document).success).toBe(excess === undefined);
});
