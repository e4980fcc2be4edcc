import type { RoleName } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { effectiveIdentityRoles, needsIdentitySync, siteRoles } from './identity-roles.policy.ts';
import { profileFrom } from './profile.policy.ts';

function known(identity: RoleName[], syncedAt: number | null = null) {
  return {
    assignments: [
      ...identity.map((role) => ({ role, source: 'identity' as const })),
      { role: 'AUTHOR' as const, source: 'site' as const },
    ],
    identitySyncedAt: syncedAt === null ? null : new Date(syncedAt * 1_000),
  };
}

describe('identity roles', () => {
  it('are those of the token', () => {
    expect(effectiveIdentityRoles(known(['STAFF']), { iat: 5, roles: ['ADMIN'] })).toEqual(['ADMIN']);
    expect(needsIdentitySync(known(['STAFF']), { iat: 5, roles: ['ADMIN'] })).toBe(true);
    expect(needsIdentitySync(known(['STAFF', 'ADMIN']), { iat: 5, roles: ['STAFF', 'ADMIN'] })).toBe(false);
  });

  it('are those of a newer token when this one is older', () => {
    expect(effectiveIdentityRoles(known([], 9), { iat: 5, roles: ['ADMIN'] })).toEqual([]);
    expect(needsIdentitySync(known([], 9), { iat: 5, roles: ['ADMIN'] })).toBe(false);
    expect(needsIdentitySync(known([], 9), { iat: 9, roles: ['ADMIN'] })).toBe(true);
  });

  it('don’t include the site’s own assignments', () => {
    expect(siteRoles(known(['STAFF']))).toEqual(['AUTHOR']);
  });
});

it.each([
  [{ email: 'a@x.test', email_verified: true }, {}, true],
  [{ email: 'a@x.test', email_verified: false }, { email: 'a@x.test', email_verified: true }, false],
  [{ email: 'a@x.test' }, { email: 'a@x.test', email_verified: true }, true],
  [{ email: 'a@x.test' }, { email: 'other@x.test', email_verified: true }, null],
  [{}, { email: 'a@x.test', email_verified: true }, true],
  [{}, { email: 'a@x.test' }, null],
])('an address in %j and %j counts as verified: %j', (claims, info, emailVerified) => {
  expect(profileFrom({ sub: 'auth0|42', ...claims }, info)).toMatchObject({ emailVerified });
});

describe('a first profile', () => {
  it.each([
    [{}, {}, { fullName: 'Member 42', wantedHandle: '42', email: '', pictureSource: null }],
    [{ email: 'ada@x.test' }, {}, { fullName: 'ada', wantedHandle: 'ada', email: 'ada@x.test' }],
    [{}, { nickname: 'Ada' }, { fullName: 'Ada', wantedHandle: 'Ada' }],
    [
      { name: 'From Token' },
      { name: 'From Provider', email: 'p@x.test' },
      { fullName: 'From Token', email: 'p@x.test' },
    ],
    [{ picture: 'javascript alert' }, {}, { pictureSource: null }],
  ])('is derived from %j and %j', (claims, info, profile) => {
    expect(profileFrom({ sub: 'auth0|42', ...claims }, info)).toMatchObject(profile);
  });
});
