import { highestRank, ROLE_RANK, type RoleName, type TeamMember } from '@boardwalk/contracts';

export type TeamGroup = 'lead' | 'staff' | 'moderation' | 'newsroom' | 'help';

/** Which roles make up which group, highest first. */
const GROUPS: readonly [TeamGroup, readonly RoleName[]][] = [
  ['lead', ['OWNER', 'ADMIN']],
  ['staff', ['STAFF']],
  ['moderation', ['MODERATOR']],
  ['newsroom', ['EDITOR', 'AUTHOR']],
  ['help', ['HELPER']],
];

/** Puts each member where their highest role belongs, in the order that they came in; groups without anybody are left out. */
export function groupTeam(members: readonly TeamMember[]): { group: TeamGroup; members: TeamMember[] }[] {
  return GROUPS.map(([group, roles]) => {
    const ranks = roles.map((role) => ROLE_RANK[role]);
    return { group, members: members.filter(({ roles: held }) => ranks.includes(highestRank(held))) };
  }).filter(({ members: some }) => some.length > 0);
}
