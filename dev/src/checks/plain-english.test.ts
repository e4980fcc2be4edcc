import { expect, it } from 'vitest';
import { findingsIn, textsOfMarkdown, textsOfSource } from './plain-english.ts';

const SOURCE = `/** What the page says anew. */
export const page = {
  summary: 'Tells whoever asks.',
  name: 'whoever',
};
// A stand-in for the provider, called \`whoever\`.
it('mends nothing', () => {});
it.each([1])('stands', () => {});
z.string().describe(\`so many \${things}\`);
`;

it('finds private words in comments, descriptions and test titles, and not in other strings', () => {
  const found = textsOfSource('page.ts', SOURCE).flatMap(findingsIn);
  expect(found.map((line) => line.split(':').slice(0, 2).join(':').replace(/\. .*/, ''))).toEqual([
    '1: "anew"',
    '1: begins with "What"',
    '3: "whoever"',
    '7: "mends"',
    '8: "stands"',
    '9: "so many"',
  ]);
});

it('ignores quoted labels and code', () => {
  const text = 'Choose **"Everybody"**, “Nobody” or `told`.';
  expect(findingsIn({ line: 1, text })).toEqual([]);
});

it('ignores the code blocks of a document', () => {
  const texts = textsOfMarkdown('Text.\n```sh\nwhoever\n```\nNobody reads it.');
  expect(texts.flatMap(findingsIn)).toEqual([expect.stringContaining('5: "Nobody"')]);
});

it('names the line of a word in a comment of several lines', () => {
  expect(findingsIn({ line: 10, text: '/**\n * Returns rows.\n * It is told.\n */' })).toEqual([
    expect.stringContaining('12: "told"'),
  ]);
});
