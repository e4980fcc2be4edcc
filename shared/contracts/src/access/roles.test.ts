import { expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { RoleTable } from './role-table.ts';
import { claimedRoles, holdsAnyRole, normalRoleName } from './roles.ts';

const role = (name: string, rank: number, ...permissions: Permission[]) => ({ name, rank, permissions });
const table = new RoleTable([
  role('USER', 0),
  role('HELPER', 1, 'feed.read'),
  role('NIGHT_WATCH', 2, 'comments.moderate'),
  role('ADMIN', 3, 'users.read'),
  role('OWNER', 4),
]);

it('falls back to USER without a role that the site defines', () => {
  expect(table.effective([])).toEqual(['USER']);
  expect(table.effective(['wizard'])).toEqual(['USER']);
});

it('lets OWNER imply ADMIN, and sorts custom roles among the others by rank', () => {
  expect(table.effective(['helper', 'night_watch', 'owner'])).toEqual([
    'OWNER',
    'ADMIN',
    'NIGHT_WATCH',
    'HELPER',
  ]);
});

it('ignores case on both sides', () => {
  expect(holdsAnyRole(['Owner'], ['admin'])).toBe(true);
  expect(holdsAnyRole(['night_watch'], ['NIGHT_WATCH'])).toBe(true);
  expect(holdsAnyRole(['MODERATOR'], ['ADMIN', 'STAFF'])).toBe(false);
  expect(holdsAnyRole([], ['user'])).toBe(true);
});

it('reads the roles of the system from a claim', () => {
  expect(claimedRoles(['helper', 'Owner', 'night_watch'])).toEqual(['OWNER', 'ADMIN', 'HELPER']);
  expect(claimedRoles(['night_watch'])).toEqual(['USER']);
});

it('returns the highest rank, and 0 without a role', () => {
  expect(table.highestRank(['HELPER', 'night_watch', 'wizard'])).toBe(2);
  expect(table.highestRank([])).toBe(0);
});

it('merges the permissions of all roles in the order of the list', () => {
  expect(table.permissionsOf(['night_watch', 'helper', 'wizard'])).toEqual([
    'feed.read',
    'comments.moderate',
  ]);
  expect(table.permissionsOf([])).toEqual([]);
});

it('gives every member the permissions of USER', () => {
  const open = new RoleTable([role('USER', 0, 'media.upload'), role('HELPER', 1, 'feed.read')]);
  expect(open.permissionsOf(['HELPER'])).toEqual(['feed.read', 'media.upload']);
});

it('gives OWNER every permission, stored or not', () => {
  expect(table.permissionsOf(['OWNER'])).toEqual([...PERMISSIONS]);
  expect(table.rolesWith('comments.moderate')).toEqual(['OWNER', 'NIGHT_WATCH']);
});

it.each([
  [' night_watch ', 'NIGHT_WATCH'],
  ['A', undefined],
  ['TWO WORDS', undefined],
  ['X'.repeat(25), undefined],
])('reads %j as the name %s', (text, name) => {
  expect(normalRoleName(text)).toBe(name);
});
