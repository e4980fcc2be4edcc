import { expect, it } from 'vitest';
import { mayCheckRolesOf, outranks, removalRefusal } from './roles.policy.ts';

it('lets somebody stand above lower ranks only, by the highest of their roles', () => {
  expect(outranks({ roles: ['ADMIN'] }, 'STAFF')).toBe(true);
  expect(outranks({ roles: ['ADMIN'] }, 'ADMIN')).toBe(false);
  expect(outranks({ roles: ['ADMIN'] }, 'OWNER')).toBe(false);
  expect(outranks({ roles: ['USER', 'ADMIN', 'HELPER'] }, 'STAFF')).toBe(true);
  expect(outranks({ roles: [] }, 'USER')).toBe(false);
});

it.each([
  ['ADMIN', 'STAFF', 'site', 0, undefined],
  ['ADMIN', 'ADMIN', 'site', 1, 'ROLE_ABOVE_OWN'],
  ['ADMIN', 'OWNER', 'identity', 0, 'ROLE_ABOVE_OWN'],
  ['ADMIN', 'STAFF', 'identity', 0, 'ROLE_FROM_IDENTITY'],
  ['OWNER', 'OWNER', 'site', 0, 'LAST_OWNER'],
  ['OWNER', 'OWNER', 'site', 1, 'ROLE_ABOVE_OWN'],
  ['OWNER', 'OWNER', 'identity', 1, 'ROLE_FROM_IDENTITY'],
  ['USER', 'HELPER', 'site', 0, 'ROLE_ABOVE_OWN'],
] as const)('answers %s who takes %s (%s, %i others) with %s', (held, role, source, others, refusal) => {
  expect(removalRefusal({ roles: [held] }, { role, source }, others)).toBe(refusal);
});

it('lets everybody ask about themself, and about others with users.read', () => {
  expect(mayCheckRolesOf({ id: 'a', permissions: [] }, 'a')).toBe(true);
  expect(mayCheckRolesOf({ id: 'a', permissions: [] }, 'b')).toBe(false);
  expect(mayCheckRolesOf({ id: 'a', permissions: ['users.read'] }, 'b')).toBe(true);
});
