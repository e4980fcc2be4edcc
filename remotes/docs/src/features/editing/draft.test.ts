import { expect, it } from 'vitest';
import { changeOf, EMPTY_DRAFT } from './draft.ts';

it('leaves the address to the server when there is none', () => {
  expect(changeOf({ ...EMPTY_DRAFT, title: 'Rules' })).not.toHaveProperty('slug');
  expect(changeOf({ ...EMPTY_DRAFT, title: 'Rules', slug: 'rules' }).slug).toBe('rules');
});
