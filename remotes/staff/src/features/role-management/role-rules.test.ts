import { type Permission, type Role, type RoleAssignment, RoleTable } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { grantableRoles, keptBecause, obstacleTo, staysHeld } from './role-rules.ts';

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
  })),
);
const somebody = (id: string, ...roles: string[]) => ({ id, roles, table });
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
  ])('%s and a member who is %s: %s', (own, theirs, obstacle) => {
    expect(obstacleTo(somebody('me', own), somebody('m', theirs))).toBe(obstacle);
  });

  it('counts the highest of all roles, without regard to case', () => {
    expect(obstacleTo(somebody('me', 'admin', 'USER'), somebody('m', 'USER', 'staff'))).toBeUndefined();
    expect(obstacleTo(somebody('me', 'STAFF'), somebody('m', 'USER', 'ADMIN'))).toBe('rank');
  });

  it('never lets anybody manage themself', () => {
    expect(obstacleTo(somebody('me', 'OWNER'), somebody('me', 'USER'))).toBe('self');
  });
});

describe('grantableRoles', () => {
  it('offers what stands below the caller, highest first, and never USER', () => {
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

  it('leaves out what permits more than the caller may do', () => {
    expect(grantableRoles({ table, roles: ['STAFF'] }, { assignments: [] })).toEqual(['AUTHOR', 'HELPER']);
  });

  it('leaves out what the site gave, but not what only the identity provider gave', () => {
    const assignments = [held('HELPER'), held('AUTHOR', 'identity')];
    const roles = grantableRoles({ table, roles: ['EDITOR'] }, { assignments });
    expect(roles).toEqual(['AUTHOR']);
  });
});

it('says why an assignment stays', () => {
  expect(keptBecause({ table, roles: ['ADMIN'] }, held('STAFF'))).toBeUndefined();
  expect(keptBecause({ table, roles: ['ADMIN'] }, held('STAFF', 'identity'))).toBe('identity');
  expect(keptBecause({ table, roles: ['ADMIN'] }, held('ADMIN'))).toBe('rank');
});

it('knows when a role is held twice', () => {
  const assignments = [held('HELPER'), held('HELPER', 'identity'), held('AUTHOR')];
  expect(staysHeld({ assignments }, held('HELPER'))).toBe(true);
  expect(staysHeld({ assignments }, held('AUTHOR'))).toBe(false);
});
