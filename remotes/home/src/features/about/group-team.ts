import { type RoleName, type TeamMember, toRoleName } from '@boardwalk/contracts';

export type TeamGroup = 'lead' | 'staff' | 'moderation' | 'newsroom' | 'help' | 'crew';

/** Roles of each group, highest first. */
const GROUPS: readonly [Exclude<TeamGroup, 'crew'>, readonly RoleName[]][] = [
  ['lead', ['OWNER', 'ADMIN']],
  ['staff', ['STAFF']],
  ['moderation', ['MODERATOR']],
  ['newsroom', ['EDITOR', 'AUTHOR']],
  ['help', ['HELPER']],
];

/** Groups members by the highest of their roles that has a group, preserving their order; empty groups are omitted. */
export function groupTeam(members: readonly TeamMember[]): { group: TeamGroup; members: TeamMember[] }[] {
  const grouped = Map.groupBy(members, groupOf);
  return [...GROUPS.map(([group]) => group), 'crew' as const].flatMap((group) => {
    const some = grouped.get(group);
    return some ? [{ group, members: some }] : [];
  });
}

/** Members with a custom role, and none with a group, belong to the crew. */
function groupOf({ roles }: TeamMember): TeamGroup | undefined {
  for (const role of roles) {
    const group = GROUPS.find(([, names]) => names.some((name) => name === role));
    if (group) return group[0];
  }
  return roles.every((role) => toRoleName(role)) ? undefined : 'crew';
}
