import type { RoleAssignment, RoleName } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { grantableRoles, keptBecause, obstacleTo, staysHeld } from './role-rules.ts';

const somebody = (id: string, ...roles: string[]) => ({ id, roles });
const held = (role: RoleName, source: RoleAssignment['source'] = 'site'): RoleAssignment => ({
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
    expect(grantableRoles({ roles: ['STAFF'] }, { assignments: [] })).toEqual([
      'MODERATOR',
      'EDITOR',
      'AUTHOR',
      'HELPER',
      'STREAMER',
      'WHITELISTED',
    ]);
    expect(grantableRoles({ roles: ['OWNER'] }, { assignments: [] })[0]).toBe('ADMIN');
    expect(grantableRoles({ roles: ['USER'] }, { assignments: [] })).toEqual([]);
  });

  it('leaves out what the site gave, but not what only the identity provider gave', () => {
    const assignments = [held('HELPER'), held('AUTHOR', 'identity')];
    const roles = grantableRoles({ roles: ['EDITOR'] }, { assignments });
    expect(roles).toEqual(['AUTHOR', 'STREAMER', 'WHITELISTED']);
  });
});

it('says why an assignment stays', () => {
  expect(keptBecause({ roles: ['ADMIN'] }, held('STAFF'))).toBeUndefined();
  expect(keptBecause({ roles: ['ADMIN'] }, held('STAFF', 'identity'))).toBe('identity');
  expect(keptBecause({ roles: ['ADMIN'] }, held('ADMIN'))).toBe('rank');
});

it('knows when a role is held twice', () => {
  const assignments = [held('HELPER'), held('HELPER', 'identity'), held('AUTHOR')];
  expect(staysHeld({ assignments }, held('HELPER'))).toBe(true);
  expect(staysHeld({ assignments }, held('AUTHOR'))).toBe(false);
});
