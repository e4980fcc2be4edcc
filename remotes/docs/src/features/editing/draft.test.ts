import { expect, it } from 'vitest';
import { changeOf, EMPTY_DRAFT } from './draft.ts';

it('leaves the URL to the server if there is none', () => {
  expect(changeOf({ ...EMPTY_DRAFT, title: 'Rules' })).not.toHaveProperty('slug');
  expect(changeOf({ ...EMPTY_DRAFT, title: 'Rules', slug: 'rules' }).slug).toBe('rules');
});
