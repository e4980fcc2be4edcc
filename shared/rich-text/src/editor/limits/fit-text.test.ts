import { excessesOf, RICH_TEXT_LIMITS } from '@boardwalk/contracts';
import { getSchema, type JSONContent } from '@tiptap/core';
import { type Node, Slice } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { expect, it } from 'vitest';
import { SCHEMA } from '../schema/schema.ts';
import { fitChange, fitText } from './fit-text.ts';

const schema = getSchema(SCHEMA);
const paragraph = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const docOf = (...content: JSONContent[]): Node => schema.nodeFromJSON({ type: 'doc', content });
const repeated = <T>(count: number, node: T): T[] => Array.from({ length: count }, () => node);
const cells = (columns: number, rows: number): JSONContent => ({
  type: 'table',
  content: repeated(rows, {
    type: 'tableRow',
    content: repeated(columns, { type: 'tableCell', content: [paragraph('x')] }),
  }),
});

/** Inserts blocks at a position, like a paste, and returns the part that fits. */
function put(before: Node, at: number, blocks: JSONContent[], open: number) {
  const { content } = docOf(...blocks);
  const { doc } = new Transform(before).replace(at, at, new Slice(content, open, open));
  const fitted = fitChange(before, doc);
  const after = fitted && new Transform(before).replaceWith(fitted.from, fitted.to, fitted.content).doc;
  if (after) expect(excessesOf(after.toJSON())).toEqual([]);
  return { whole: doc, after };
}
const textOf = (doc: Node | undefined) => doc?.textBetween(0, doc.content.size, '|') ?? '';

it('adds as many paragraphs as fit, and keeps the text on both sides', () => {
  const before = docOf(...repeated(4000, paragraph('old')), paragraph('the end'));
  // Between the first two letters.
  const { after } = put(before, 2, repeated(3000, paragraph('new')), 1);
  expect(after?.childCount).toBe(RICH_TEXT_LIMITS.blocks);
  expect(textOf(after)).toMatch(/^onew\|(?:new\|)+newld\|old\|.*\|the end$/);
  expect(textOf(after).match(/old/g)).toHaveLength(3999);
});

it('inserts as many rows of a large table as fit', () => {
  const { after } = put(docOf(paragraph('above'), paragraph('below')), 7, [cells(40, 300)], 0);
  expect(after?.childCount).toBe(3);
  expect(after?.child(1).childCount).toBeGreaterThan(100);
  expect(after?.child(1).child(0).childCount).toBe(40);
  expect(textOf(after)).toMatch(/^above\|.*\|below$/);
});

it('inserts nothing if nothing fits', () => {
  const full = docOf(...repeated(RICH_TEXT_LIMITS.blocks, paragraph('old')));
  expect(put(full, 5, [paragraph('new'), paragraph('new')], 0).after).toBeUndefined();
});

it('cuts cells that extend beyond the last column, and rows beyond the last row', () => {
  const cell = (text: string, colspan = 1, rowspan = 1): JSONContent => ({
    type: 'tableCell',
    attrs: { colspan, rowspan },
    content: [paragraph(text)],
  });
  const rows = [
    { type: 'tableRow', content: [cell('tall', 1, 2), cell('wide', 40)] },
    { type: 'tableRow', content: [cell('a'), cell('b', 38), cell('c')] },
  ];
  const fitted = fitText(docOf({ type: 'table', content: rows }));
  const table = fitted?.content.firstChild;
  expect(table?.child(0).child(1).attrs.colspan).toBe(39);
  expect(table?.child(1).childCount).toBe(2);
  expect(table && excessesOf({ type: 'doc', content: [table.toJSON()] })).toEqual([]);
});

it('splits a paragraph of many pieces and one of many characters, and keeps every word', () => {
  const pieces = Array.from({ length: 2500 }, (_, at) => ({
    type: 'text',
    text: `w${at} `,
    marks: at % 2 === 0 ? [{ type: 'bold' }] : [],
  }));
  const longText = 'word '.repeat(50_000);
  const fitted = fitText(docOf({ type: 'paragraph', content: pieces }, paragraph(longText)));
  const text = fitted?.content.textBetween(0, fitted.content.size) ?? '';
  expect(text).toBe(pieces.map((piece) => piece.text).join('') + longText);
  expect(fitted?.content.childCount).toBe(2 + 3);
});

it('flattens tables and quotes that are nested too deeply, and keeps their text', () => {
  const quotes = (levels: number, inside: JSONContent): JSONContent =>
    levels === 0
      ? inside
      : { type: 'blockquote', content: [paragraph(`q${levels}`), quotes(levels - 1, inside)] };
  const fitted = fitText(docOf(quotes(9, cells(2, 1)), quotes(12, paragraph('deepest'))));
  const doc = schema.node('doc', null, fitted?.content);
  expect(excessesOf(doc.toJSON())).toEqual([]);
  expect(textOf(doc).match(/x|q\d+|deepest/g)).toHaveLength(9 + 2 + 12 + 1);
});
