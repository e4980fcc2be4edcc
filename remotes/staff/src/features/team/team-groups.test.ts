import type { TeamMember } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { furtherRoles, groupByHighestRole } from './team-groups.ts';

const person = (username: string, ...roles: string[]): TeamMember => ({
  username,
  fullName: username,
  avatarUrl: null,
  roles,
  bio: '',
});

it('puts each member into the group of their highest role, once', () => {
  const team = [
    person('o', 'OWNER', 'ADMIN'),
    person('a', 'ADMIN'),
    person('s', 'STAFF', 'HELPER'),
    person('t', 'STAFF'),
  ];
  const groups = groupByHighestRole(team).map(({ role, members }) => [role, members.map((m) => m.username)]);
  expect(groups).toEqual([
    ['OWNER', ['o']],
    ['ADMIN', ['a']],
    ['STAFF', ['s', 't']],
  ]);
});

it('returns further roles, except for implied ones', () => {
  expect(furtherRoles(person('o', 'OWNER', 'ADMIN'))).toEqual([]);
  expect(furtherRoles(person('s', 'STAFF', 'HELPER', 'USER'))).toEqual(['HELPER']);
});
