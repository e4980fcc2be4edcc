import { richTextSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { inReadingOrder, mayBePlaced, rulesIn, visiblePages } from './docs.policy.ts';

const page = (id: string, parentId: string | null = null, position = 0, published = true) => ({
  id,
  parentId,
  position,
  published,
  title: id,
});
const tree = [
  page('b', null, 1),
  page('a'),
  page('a2', 'a', 1),
  page('a1', 'a'),
  page('deep', 'a1'),
  page('lost', 'gone'),
];

it('returns a tree in reading order', () => {
  expect(inReadingOrder(tree).map(({ id }) => id)).toEqual(['a', 'a1', 'deep', 'a2', 'b']);
});

it('hides descendants of a draft', () => {
  const drafted = tree.map((one) => (one.id === 'a1' ? { ...one, published: false } : one));
  expect(visiblePages(drafted).map(({ id }) => id)).toEqual(['a', 'a2', 'b']);
});

it.each([
  ['a new page on top', undefined, null, true],
  ['a new page on the third level', undefined, 'a1', true],
  ['a new page on a fourth', undefined, 'deep', false],
  ['a page under itself', 'a', 'a', false],
  ['a page under its own child', 'a', 'a1', false],
  ['a page that would push its children too deep', 'a', 'b', false],
  ['a page under one that isn’t there', 'b', 'nowhere', false],
  ['a leaf somewhere else', 'a2', 'b', true],
] as const)('returns %s for %s under %s', (_, id, parent, allowed) => {
  expect(mayBePlaced(tree, id, parent)).toBe(allowed);
});

it('finds rules by a prefix of their id', () => {
  const line = (type: string, text: string) => ({
    type,
    content: [{ type: 'text', text }],
    ...(type === 'heading' && { attrs: { level: 3 } }),
  });
  const body = richTextSchema.parse({
    type: 'doc',
    content: [
      line('heading', 'R2 Behaviour'),
      line('paragraph', 'R2.1: Stay in character.'),
      line('paragraph', 'See R2.1 for more.'),
      line('paragraph', 'R2.1 again'),
      line('paragraph', 'R2D2 is no rule'),
    ],
  });
  expect([...rulesIn(body)]).toEqual([
    ['R2', 'R2 Behaviour'],
    ['R2.1', 'R2.1: Stay in character.'],
  ]);
});
