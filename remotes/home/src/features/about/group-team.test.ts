import type { TeamMember } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { groupTeam } from './group-team.ts';

const member = (username: string, ...roles: string[]): TeamMember => ({
  username,
  fullName: username,
  avatarUrl: null,
  roles,
  bio: '',
});
const shape = (members: TeamMember[]) =>
  groupTeam(members).map(({ group, members: some }) => [group, ...some.map(({ username }) => username)]);

it('groups each member by their highest role', () => {
  expect(shape([member('ada', 'ADMIN', 'HELPER'), member('ben', 'HELPER', 'STREAMER')])).toEqual([
    ['lead', 'ada'],
    ['help', 'ben'],
  ]);
});

it('keeps the order within a group and combines editors with authors', () => {
  expect(shape([member('eve', 'EDITOR'), member('abe', 'AUTHOR'), member('ola', 'OWNER')])).toEqual([
    ['lead', 'ola'],
    ['newsroom', 'eve', 'abe'],
  ]);
});

it('has no group for members without a team role', () => {
  expect(shape([member('sam', 'WHITELISTED')])).toEqual([]);
});

it('puts custom roles last, and members with another role in that role’s group', () => {
  const own = member('nox', 'NIGHT_WATCH', 'WHITELISTED');
  expect(shape([member('mod', 'EVENT_CREW', 'MODERATOR'), own])).toEqual([
    ['moderation', 'mod'],
    ['crew', 'nox'],
  ]);
});
