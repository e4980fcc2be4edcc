import type { RoleName, TeamMember } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { groupTeam } from './group-team.ts';

const member = (username: string, ...roles: RoleName[]): TeamMember => ({
  username,
  fullName: username,
  avatarUrl: null,
  roles,
  bio: '',
});
const shape = (members: TeamMember[]) =>
  groupTeam(members).map(({ group, members: some }) => [group, ...some.map(({ username }) => username)]);

it('puts each member where their highest role belongs', () => {
  expect(shape([member('ada', 'HELPER', 'ADMIN'), member('ben', 'STREAMER', 'HELPER')])).toEqual([
    ['lead', 'ada'],
    ['help', 'ben'],
  ]);
});

it('keeps the order within a group and joins editors with authors', () => {
  expect(shape([member('eve', 'EDITOR'), member('abe', 'AUTHOR'), member('ola', 'OWNER')])).toEqual([
    ['lead', 'ola'],
    ['newsroom', 'eve', 'abe'],
  ]);
});

it('has no group for somebody who only plays', () => {
  expect(shape([member('sam', 'WHITELISTED')])).toEqual([]);
});
