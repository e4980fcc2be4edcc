import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] };

it('ignores the order of keys and undefined values', () => {
  const other = {
    content: [{ marks: [{ type: 'bold' }], text: 'x', type: 'text', attrs: undefined }],
    type: 'paragraph',
  };
  expect(canonicalJson(other)).toBe(canonicalJson(paragraph));
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: null }, {}],
  ['1', 1],
  [undefined, null],
])('distinguishes %j from %j', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});
