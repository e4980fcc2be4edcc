import type { Permission } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { grantRefusal, mayCheckRolesOf, removalRefusal } from './roles.policy.ts';

it.each<[number, Permission[], number, Permission[], string | undefined]>([
  [9, ['users.read'], 7, ['users.read'], undefined],
  [9, [], 9, [], 'ROLE_ABOVE_OWN'],
  [9, [], 10, [], 'ROLE_ABOVE_OWN'],
  [9, ['users.read'], 7, ['users.read', 'audit.read'], 'PERMISSION_NOT_HELD'],
  [0, [], 0, [], 'ROLE_ABOVE_OWN'],
])(
  'returns for rank %i with %j who gives rank %i with %j: %s',
  (rank, permissions, theirs, gives, refusal) => {
    expect(grantRefusal({ rank, permissions }, { rank: theirs, permissions: gives })).toBe(refusal);
  },
);

it.each([
  [9, { role: 'STAFF', rank: 7, source: 'site' }, 0, undefined],
  [9, { role: 'ADMIN', rank: 9, source: 'site' }, 1, 'ROLE_ABOVE_OWN'],
  [9, { role: 'OWNER', rank: 10, source: 'identity' }, 0, 'ROLE_ABOVE_OWN'],
  [9, { role: 'STAFF', rank: 7, source: 'identity' }, 0, 'ROLE_FROM_IDENTITY'],
  [10, { role: 'OWNER', rank: 10, source: 'site' }, 0, 'LAST_OWNER'],
  [10, { role: 'OWNER', rank: 10, source: 'site' }, 1, 'ROLE_ABOVE_OWN'],
  [10, { role: 'OWNER', rank: 10, source: 'identity' }, 1, 'ROLE_FROM_IDENTITY'],
  [0, { role: 'HELPER', rank: 3, source: 'site' }, 0, 'ROLE_ABOVE_OWN'],
] as const)('returns for rank %i who removes %j (%i others): %s', (rank, assignment, others, refusal) => {
  expect(removalRefusal({ rank }, assignment, others)).toBe(refusal);
});

it('allows requests about oneself, and about others with users.read', () => {
  expect(mayCheckRolesOf({ id: 'a', permissions: [] }, 'a')).toBe(true);
  expect(mayCheckRolesOf({ id: 'a', permissions: [] }, 'b')).toBe(false);
  expect(mayCheckRolesOf({ id: 'a', permissions: ['users.read'] }, 'b')).toBe(true);
});
