import { expect, it } from 'vitest';
import { canBeSent, changeOf, EMPTY_DRAFT, isSame, savableOf } from './draft.ts';

const draft = { ...EMPTY_DRAFT, title: 'The ferry', slug: 'the-ferry', tags: ['harbour'] };

it('sends only changes', () => {
  expect(changeOf(draft, { ...draft, title: 'The ferries', tags: ['harbour', 'night'] })).toEqual({
    title: 'The ferries',
    tags: ['harbour', 'night'],
  });
});

it('leaves the slug to the server if it is emptied', () => {
  expect(changeOf(draft, { ...draft, slug: '' })).toEqual({});
});

it('compares drafts by value', () => {
  expect(isSame(draft, structuredClone(draft))).toBe(true);
  expect(isSame(draft, { ...draft, tags: [] })).toBe(false);
});

it('saves a cover once it has an alternative text', () => {
  const cover = (alt: string) => savableOf({ ...draft, cover: { mediaId: 'a', alt } }).cover;
  expect(cover(' ')).toBeNull();
  expect(cover('The pier ')).toEqual({ mediaId: 'a', alt: 'The pier' });
  expect(savableOf(draft)).toEqual(draft);
});

it('requires a title for sending', () => {
  expect(canBeSent(draft, 3)).toBe(true);
  expect(canBeSent({ ...draft, title: ' a ' }, 3)).toBe(false);
});
