import { expect, it } from 'vitest';
import { canBeSent, changeOf, EMPTY_DRAFT, isSame, savableOf } from './draft.ts';

const draft = { ...EMPTY_DRAFT, title: 'The ferry', slug: 'the-ferry', tags: ['harbour'] };

it('sends what changed, and nothing else', () => {
  expect(changeOf(draft, { ...draft, title: 'The ferries', tags: ['harbour', 'night'] })).toEqual({
    title: 'The ferries',
    tags: ['harbour', 'night'],
  });
});

it('leaves the address to the server when it is emptied', () => {
  expect(changeOf(draft, { ...draft, slug: '' })).toEqual({});
});

it('tells a draft from another by what stands in it', () => {
  expect(isSame(draft, structuredClone(draft))).toBe(true);
  expect(isSame(draft, { ...draft, tags: [] })).toBe(false);
});

it('saves a cover once it is said what it shows', () => {
  const cover = (alt: string) => savableOf({ ...draft, cover: { mediaId: 'a', alt } }).cover;
  expect(cover(' ')).toBeNull();
  expect(cover('The pier ')).toEqual({ mediaId: 'a', alt: 'The pier' });
  expect(savableOf(draft)).toEqual(draft);
});

it('needs a title to be sent', () => {
  expect(canBeSent(draft, 3)).toBe(true);
  expect(canBeSent({ ...draft, title: ' a ' }, 3)).toBe(false);
});
