import type { BlockNode, InlineNode } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { doc, everything, heading, PICTURE, paragraph, picture, text } from '../testing/documents.ts';
import { type BlockChange, diffBlocks, isChanged } from './block-diff.ts';

const diff = (before: BlockNode[], after: BlockNode[]) => diffBlocks(before, after);
const kindsOf = (changes: readonly BlockChange[]) => changes.map(({ kind }) => kind);
const textOf = (nodes: readonly InlineNode[]) =>
  nodes.map((node) => (node.type === 'text' ? node.text : '')).join('');
const partsOf = (change: BlockChange | undefined) =>
  change?.kind === 'inline' ? change.changes.map((part) => [part.change, textOf(part.nodes)]) : change?.kind;

it('finds no change in the same text', () => {
  const changes = diff(everything.content, everything.content);
  expect(changes.length).toBeGreaterThan(8);
  expect(isChanged(changes)).toBe(false);
});

it('ignores the key order of stored attributes', () => {
  const line = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Harbour' }] };
  const reordered = { content: [{ text: 'Harbour', type: 'text' }], attrs: { level: 2 }, type: 'heading' };
  expect(kindsOf(diff([line as BlockNode], [reordered as BlockNode]))).toEqual(['same']);
});

it('shows added and removed words inside a line', () => {
  const [line] = diff([paragraph('The ferry sails at eight.')], [paragraph('The ferry sails at nine.')]);
  expect(partsOf(line)).toEqual([
    [undefined, 'The ferry sails at '],
    ['removed', 'eight'],
    ['added', 'nine'],
    [undefined, '.'],
  ]);
});

it('combines consecutive words into one change', () => {
  const [line] = diff(
    [paragraph('The old ferry sails at eight o’clock sharp.')],
    [paragraph('The new tug sails at eight o’clock sharp.')],
  );
  expect(partsOf(line)).toEqual([
    [undefined, 'The '],
    ['removed', 'old ferry'],
    ['added', 'new tug'],
    [undefined, ' sails at eight o’clock sharp.'],
  ]);
});

it('shows a replaced line as removed and added', () => {
  const changes = diff(
    [heading(2, 'Harbour'), paragraph('Nothing sails today.')],
    [heading(2, 'Harbour'), paragraph('Completely new words here')],
  );
  expect(kindsOf(changes)).toEqual(['same', 'removed', 'added']);
});

it('reports a changed link with the same text', () => {
  const linked = (href: string): BlockNode => ({
    type: 'paragraph',
    content: [text('Read '), text('here', { type: 'link', attrs: { href } })],
  });
  const [line] = diff([linked('https://a.example/')], [linked('https://b.example/')]);
  expect(partsOf(line)).toEqual([
    [undefined, 'Read '],
    ['restyled', 'here'],
  ]);
});

it('detects a heading that changed its level, and one that became a paragraph', () => {
  expect(kindsOf(diff([heading(2, 'Timetable')], [heading(3, 'Timetable')]))).toEqual(['inline']);
  expect(kindsOf(diff([heading(2, 'Timetable')], [paragraph('Timetable')]))).toEqual(['inline']);
});

it('shows a replaced picture, and a changed alternative text, as a change of that picture', () => {
  const other = { ...picture('A tug'), attrs: { src: `${PICTURE}9`, alt: 'A tug', width: 9, height: 9 } };
  expect(kindsOf(diff([picture('A ferry')], [other as BlockNode]))).toEqual(['picture']);
  expect(kindsOf(diff([picture('')], [picture('A ferry at dawn')]))).toEqual(['picture']);
  expect(kindsOf(diff([paragraph('a')], [paragraph('a'), picture()]))).toEqual(['same', 'added']);
});

it('shows a replaced video', () => {
  const video = (id: string): BlockNode => ({ type: 'embed', attrs: { provider: 'youtube', id } });
  expect(kindsOf(diff([video('abcdefghijk')], [video('kjihgfedcba')]))).toEqual(['video']);
});

it('shows a replaced block of a remote', () => {
  const block = (id: string): BlockNode => ({
    type: 'remoteBlock',
    attrs: { remote: 'polls', block: 'poll', id },
  });
  expect(kindsOf(diff([block('a')], [block('b')]))).toEqual(['remote block']);
  expect(kindsOf(diff([block('a')], [block('a')]))).toEqual(['same']);
});

const cell = (content: string) => ({ type: 'tableCell' as const, content: [paragraph(content)] });
const table = (...rows: string[][]): BlockNode => ({
  type: 'table',
  content: rows.map((row) => ({ type: 'tableRow', content: row.map(cell) })),
});
const rowsOf = (before: BlockNode, after: BlockNode) => {
  const [change] = diff([before], [after]);
  return change?.kind === 'table' ? change.rows : [];
};

it('shows added and removed rows, and the changed cell', () => {
  const rows = rowsOf(
    table(['Pier', 'Time'], ['7', '20:00'], ['8', '21:00']),
    table(['Pier', 'Time'], ['7', '20:30'], ['9', 'never']),
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['same', 'changed', 'removed', 'added']);
  const changed = rows.find((row) => row.kind === 'changed');
  expect(changed?.cells.map(({ kind }) => kind)).toEqual(['same', 'changed']);
});

it('shows an added column', () => {
  const rows = rowsOf(table(['Pier', 'Time']), table(['Pier', 'Ferry', 'Time']));
  expect(rows).toMatchObject([
    { kind: 'changed', cells: [{ kind: 'same' }, { kind: 'added' }, { kind: 'same' }] },
  ]);
});

it('compares lists by entries, and code by lines', () => {
  const list = (...points: string[]): BlockNode => ({
    type: 'bulletList',
    content: points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })),
  });
  const [change] = diff([list('one boat', 'two piers')], [list('one boat', 'three piers', 'gulls')]);
  expect(change?.kind === 'list' && change.items.map(({ kind }) => kind)).toEqual([
    'same',
    'changed',
    'added',
  ]);
  const code = (source: string): BlockNode => ({
    type: 'codeBlock',
    content: [{ type: 'text', text: source }],
  });
  const [lines] = diff([code('sail();\nmoor();')], [code('sail();\nwait();\nmoor();')]);
  expect(lines).toMatchObject({ lines: [{ now: 'sail();' }, { now: 'wait();' }, { old: 'moor();' }] });
});

it('ignores empty paragraphs', () => {
  expect(kindsOf(diff(doc({ type: 'paragraph' }).content, [paragraph('a')]))).toEqual(['added']);
});
