import type { TeamMember } from '@boardwalk/contracts';

export interface TeamGroup {
  role: string;
  members: TeamMember[];
}

/** Groups the team by highest role, in the order of the list. Each member's roles are sorted highest first. */
export function groupByHighestRole(team: readonly TeamMember[]): TeamGroup[] {
  const groups = Map.groupBy(team, ({ roles }) => roles[0] ?? 'USER');
  return [...groups].map(([role, members]) => ({ role, members }));
}

/** Returns a member's roles besides the highest, except for implied ones. */
export function furtherRoles({ roles }: Pick<TeamMember, 'roles'>): string[] {
  const [highest, ...others] = roles;
  return others.filter((role) => role !== 'USER' && !(highest === 'OWNER' && role === 'ADMIN'));
}
