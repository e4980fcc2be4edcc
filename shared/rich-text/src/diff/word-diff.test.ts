import { expect, it } from 'vitest';
import { doc, everything, heading, paragraph, picture, text } from '../testing/documents.ts';
import { wordDiff } from './word-diff.ts';

it('finds no change in the same text', () => {
  const blocks = wordDiff(everything, everything);
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.flatMap(({ parts }) => parts).filter(({ change }) => change)).toEqual([]);
  expect(blocks.some(({ restyled }) => restyled)).toBe(false);
});

it('takes no notice of the order in which a database keeps what is said of a line', () => {
  const line = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Harbour' }],
  } as const;
  const kept = {
    content: [{ text: 'Harbour', type: 'text' }],
    attrs: { level: 2 },
    type: 'heading',
  } as const;
  const [block] = wordDiff(doc(line as never), doc(kept as never));
  expect(block).toMatchObject({ restyled: false, parts: [{ text: 'Harbour' }] });
});

it('shows words that went and came inside a line', () => {
  const [line] = wordDiff(
    doc(paragraph('The ferry sails at eight.')),
    doc(paragraph('The ferry sails at nine.')),
  );
  expect(line?.parts).toEqual([
    { text: 'The ferry sails at ' },
    { text: 'eight', change: 'removed' },
    { text: 'nine', change: 'added' },
    { text: '.' },
  ]);
});

it('shows a line that is another one as removed and added', () => {
  const blocks = wordDiff(
    doc(heading(2, 'Harbour'), paragraph('Nothing sails today.')),
    doc(heading(2, 'Harbour'), picture('A ferry'), paragraph('Completely new words here')),
  );
  expect(blocks.map(({ kind, parts }) => [kind, ...parts])).toEqual([
    ['heading', { text: 'Harbour' }],
    ['text', { text: 'Nothing sails today.', change: 'removed' }],
    ['picture', { text: 'A ferry', change: 'added' }],
    ['text', { text: 'Completely new words here', change: 'added' }],
  ]);
});

it('says that a link changed although its words stayed', () => {
  const linked = (href: string) =>
    doc({ type: 'paragraph', content: [text('here', { type: 'link', attrs: { href } })] });
  const [line] = wordDiff(linked('https://a.example/'), linked('https://b.example/'));
  expect(line).toEqual({ kind: 'text', parts: [{ text: 'here' }], restyled: true });
});
