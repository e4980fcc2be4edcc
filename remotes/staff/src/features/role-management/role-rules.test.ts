import { type Permission, type Role, type RoleAssignment, RoleTable } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { grantableRoles, obstacleTo, removalObstacleTo, staysHeld } from './role-rules.ts';

const NAMES = ['OWNER', 'ADMIN', 'STAFF', 'NIGHT_WATCH', 'EDITOR', 'AUTHOR', 'HELPER', 'USER'];
const GIVEN: Record<string, Permission[]> = {
  STAFF: ['users.read', 'news.write'],
  NIGHT_WATCH: ['audit.read'],
  EDITOR: ['news.write', 'news.publish'],
  AUTHOR: ['news.write'],
};
const table = new RoleTable<Role>(
  NAMES.map((name, index) => ({
    name,
    kind: 'system',
    colour: 'gray',
    version: 1,
    updatedAt: '2026-11-01T00:00:00Z',
    position: index + 1,
    rank: NAMES.length - index - 1,
    permissions: GIVEN[name] ?? [],
    remotePermissions: [],
  })),
);
const holderOf = (id: string, ...roles: string[]) => ({ id, roles, table });
const held = (role: string, source: RoleAssignment['source'] = 'site'): RoleAssignment => ({
  id: `${role}-${source}`,
  userId: 'm',
  role,
  source,
  createdAt: '2026-11-01T00:00:00Z',
});

describe('obstacleTo', () => {
  it.each([
    ['OWNER', 'ADMIN', undefined],
    ['OWNER', 'OWNER', 'rank'],
    ['ADMIN', 'ADMIN', 'rank'],
    ['ADMIN', 'OWNER', 'rank'],
    ['ADMIN', 'STAFF', undefined],
    ['STAFF', 'USER', undefined],
  ])('of %s and a member who is %s is %s', (own, theirs, obstacle) => {
    expect(obstacleTo(holderOf('me', own), holderOf('m', theirs))).toBe(obstacle);
  });

  it('uses the highest of all roles, case-insensitively', () => {
    expect(obstacleTo(holderOf('me', 'admin', 'USER'), holderOf('m', 'USER', 'staff'))).toBeUndefined();
    expect(obstacleTo(holderOf('me', 'STAFF'), holderOf('m', 'USER', 'ADMIN'))).toBe('rank');
  });

  it('never allows managing one’s own roles', () => {
    expect(obstacleTo(holderOf('me', 'OWNER'), holderOf('me', 'USER'))).toBe('self');
  });
});

describe('grantableRoles', () => {
  it('returns roles below the caller’s highest, highest first, and never USER', () => {
    expect(grantableRoles({ table, roles: ['OWNER'] }, { assignments: [] })).toEqual([
      'ADMIN',
      'STAFF',
      'NIGHT_WATCH',
      'EDITOR',
      'AUTHOR',
      'HELPER',
    ]);
    expect(grantableRoles({ table, roles: ['USER'] }, { assignments: [] })).toEqual([]);
  });

  it('omits roles with permissions that the caller lacks', () => {
    expect(grantableRoles({ table, roles: ['STAFF'] }, { assignments: [] })).toEqual(['AUTHOR', 'HELPER']);
  });

  it('omits roles assigned by the site, but not those of the identity provider only', () => {
    const assignments = [held('HELPER'), held('AUTHOR', 'identity')];
    const roles = grantableRoles({ table, roles: ['EDITOR'] }, { assignments });
    expect(roles).toEqual(['AUTHOR']);
  });
});

it('explains why an assignment can’t be removed', () => {
  expect(removalObstacleTo({ table, roles: ['ADMIN'] }, held('STAFF'))).toBeUndefined();
  expect(removalObstacleTo({ table, roles: ['ADMIN'] }, held('STAFF', 'identity'))).toBe('identity');
  expect(removalObstacleTo({ table, roles: ['ADMIN'] }, held('ADMIN'))).toBe('rank');
});

it('detects a role with two assignments', () => {
  const assignments = [held('HELPER'), held('HELPER', 'identity'), held('AUTHOR')];
  expect(staysHeld({ assignments }, held('HELPER'))).toBe(true);
  expect(staysHeld({ assignments }, held('AUTHOR'))).toBe(false);
});
