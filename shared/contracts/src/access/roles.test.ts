import { expect, it } from 'vitest';
import { permissionsOf } from './permissions.ts';
import { effectiveRoles, highestRank, holdsAnyRole } from './roles.ts';

it('means USER when nothing is held', () => {
  expect(effectiveRoles([])).toEqual(['USER']);
  expect(effectiveRoles(['wizard'])).toEqual(['USER']);
});

it('lets OWNER imply ADMIN and sorts by rank', () => {
  expect(effectiveRoles(['helper', 'owner'])).toEqual(['OWNER', 'ADMIN', 'HELPER']);
});

it('ignores case on both sides', () => {
  expect(holdsAnyRole(['Owner'], ['admin'])).toBe(true);
  expect(holdsAnyRole(['MODERATOR'], ['ADMIN', 'STAFF'])).toBe(false);
});

it('takes the highest rank, and 0 for nobody', () => {
  expect(highestRank(['STAFF', 'HELPER'])).toBe(70);
  expect(highestRank([])).toBe(0);
});

it('joins the permissions of all held roles', () => {
  expect(permissionsOf(['helper', 'moderator', 'wizard'])).toEqual([
    ...['users.read', 'roles.read', 'feed.read', 'comments.moderate', 'applications.review'],
  ]);
});
