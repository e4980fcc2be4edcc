import { expect, it } from 'vitest';
import { changeOf, EMPTY_DRAFT, isSame } from './draft.ts';

it('tells drafts apart by what stands in them', () => {
  expect(isSame(EMPTY_DRAFT, structuredClone(EMPTY_DRAFT))).toBe(true);
  expect(isSame(EMPTY_DRAFT, { ...EMPTY_DRAFT, published: true })).toBe(false);
});

it('leaves the address to the server when there is none', () => {
  expect(changeOf({ ...EMPTY_DRAFT, title: 'Rules' })).not.toHaveProperty('slug');
  expect(changeOf({ ...EMPTY_DRAFT, title: 'Rules', slug: 'rules' }).slug).toBe('rules');
});
