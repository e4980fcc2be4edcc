import { expect, it } from 'vitest';
import { LARGE_JSON } from '../endpoints/endpoint.ts';
import { richTextSchema } from './document.ts';
import { isLinkAddress } from './link-address.ts';
import { pictureIdsOf, plainTextOf, readingMinutes } from './plain-text.ts';
import { excessesOf, RICH_TEXT_LIMITS } from './rich-text-limits.ts';

const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});
const doc = (...content: object[]) => ({ type: 'doc', content });
const list = (...inner: object[]) => ({
  type: 'bulletList',
  content: inner.map((one) => ({ type: 'listItem', content: [one] })),
});

it('keeps known attributes and drops unknown ones', () => {
  const sent = doc({ ...paragraph('Hello'), onclick: 'x', attrs: { style: 'x' } });
  expect(richTextSchema.parse(sent)).toEqual(doc(paragraph('Hello')));
});

it('keeps exactly the attributes of a block of a remote', () => {
  const attrs = { remote: 'polls', block: 'poll', id: 'summer-2026' };
  const sent = doc({ type: 'remoteBlock', attrs: { ...attrs, onclick: 'x' }, content: [paragraph('x')] });
  expect(richTextSchema.parse(sent)).toEqual(doc({ type: 'remoteBlock', attrs }));
  const withoutId = doc({ type: 'remoteBlock', attrs: { remote: 'polls', block: 'summary', id: '' } });
  expect(richTextSchema.parse(withoutId)).toEqual(withoutId);
});

it('accepts lists in lists', () => {
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
  ['a block of no remote', doc({ type: 'remoteBlock', attrs: { block: 'poll', id: '1' } })],
  [
    'a block with markup in its name',
    doc({ type: 'remoteBlock', attrs: { remote: 'polls', block: 'poll"><script>', id: '1' } }),
  ],
  [
    'a block of a remote outside of the folder',
    doc({ type: 'remoteBlock', attrs: { remote: '../polls', block: 'poll', id: '1' } }),
  ],
  [
    'a block whose id is a path',
    doc({ type: 'remoteBlock', attrs: { remote: 'polls', block: 'poll', id: '../1' } }),
  ],
  [
    'a block whose id is an object',
    doc({ type: 'remoteBlock', attrs: { remote: 'polls', block: 'poll', id: { toString: 'x' } } }),
  ],
  ['text outside of a block', doc({ type: 'text', text: 'x' })],
])('rejects %s', (_, sent) => {
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
])('checks %s as the URL of a link: %s', (address, allowed) => {
  expect(isLinkAddress(address)).toBe(allowed);
});

it('extracts the text in reading order', () => {
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

const wide = { type: 'tableCell', attrs: { colspan: 30, rowspan: 2 }, content: [paragraph('x')] };
const numbered = (start: number) => ({
  type: 'orderedList',
  attrs: { start },
  content: [{ type: 'listItem', content: [paragraph('x')] }],
});
const formatted = Array.from(
  { length: 2000 },
  () =>
    paragraph(
      'x',
      { type: 'bold' },
      { type: 'italic' },
      { type: 'strike' },
      { type: 'link', attrs: { href: '/' } },
    ).content[0],
);
const linked = (count: number) =>
  Array.from({ length: count }, () =>
    paragraph('x', { type: 'link', attrs: { href: `/${'x'.repeat(1990)}` } }),
  );

it.each([
  ['a table of 26 columns', doc(tableOf(26, 20)), undefined],
  ['a table of 41 columns', doc(tableOf(41, 1)), 'tableColumns'],
  ['a table of 301 rows', doc(tableOf(2, 301)), 'tableRows'],
  ['a table of 40 columns and 300 rows', doc(tableOf(40, 300)), 'nodes'],
  [
    'a row of two cells that are 30 columns wide',
    doc({ type: 'table', content: [{ type: 'tableRow', content: [wide, wide] }] }),
    'tableColumns',
  ],
  [
    'a cell that reaches into a row of 11 others',
    doc({ type: 'table', content: [{ type: 'tableRow', content: [wide] }, ...tableOf(11, 1).content] }),
    'tableColumns',
  ],
  ['a list that begins with 10000', doc(numbered(10_000)), 'listStart'],
  ['a list of 1001 entries', doc(list(...many(1001))), 'listItems'],
  ['a text of 100001 characters in one piece', doc(paragraph('x'.repeat(100_001))), 'characters'],
  [
    'much formatting',
    doc(...Array.from({ length: 7 }, () => ({ type: 'paragraph', content: formatted }))),
    'parts',
  ],
  ['500 long links', doc(...linked(500)), 'bytes'],
  ['a list of 5 levels', doc(nested(5)), undefined],
  ['a list of 7 levels', doc(nested(7)), 'nesting'],
  ['3000 paragraphs', doc(...many(3000)), undefined],
  ['5001 paragraphs', doc(...many(RICH_TEXT_LIMITS.blocks + 1)), 'blocks'],
  [
    'a paragraph in 2001 pieces',
    doc({ type: 'paragraph', content: many(2001).flatMap(({ content }) => content) }),
    'inline',
  ],
])('gives the editor and the schema the same result for %s', (_, document, excess) => {
  expect(excessesOf(document)[0]?.limit).toBe(excess);
  expect(richTextSchema.safeParse(document).success).toBe(excess === undefined);
});

it('reports the position of the excess, and the allowed number', () => {
  const deep = doc(paragraph('x'), nested(7));
  const [excess] = excessesOf(deep);
  expect(excess).toMatchObject({ limit: 'nesting', nested: 'list', count: 7, most: 5 });
  expect(excess?.path.at(0)).toBe(1);
  expect(excessesOf(doc(paragraph('x'), tableOf(41, 301)))).toMatchObject([
    { limit: 'tableRows', count: 301, most: 300, path: [1] },
    { limit: 'tableColumns', count: 41, most: 40, path: [1] },
    { limit: 'nodes', most: 15_000, path: [] },
  ]);
});

it('names the block in its error', () => {
  const { error } = richTextSchema.safeParse(doc(paragraph('x'), tableOf(41, 1)));
  expect(error?.issues[0]).toMatchObject({
    path: ['content', 1, 'content', 0, 'content'],
    message: 'A table can have at most 40 columns.',
  });
});

it('rejects by its own limits what a request can’t contain', () => {
  expect(RICH_TEXT_LIMITS.parts).toBeLessThanOrEqual(LARGE_JSON.mostParts - 10_000);
  expect(RICH_TEXT_LIMITS.bytes).toBeLessThanOrEqual(LARGE_JSON.mostBytes - 20_000);
});
