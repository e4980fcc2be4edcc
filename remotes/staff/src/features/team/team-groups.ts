import type { TeamMember } from '@boardwalk/contracts';

export interface TeamGroup {
  role: string;
  members: TeamMember[];
}

/** The team by everybody's highest role, in the order of the list; nobody is in two groups. Roles come highest first. */
export function groupByHighestRole(team: readonly TeamMember[]): TeamGroup[] {
  const groups = Map.groupBy(team, ({ roles }) => roles[0] ?? 'USER');
  return [...groups].map(([role, members]) => ({ role, members }));
}

/** The roles that somebody holds besides their highest, without those that it brings along. */
export function furtherRoles({ roles }: Pick<TeamMember, 'roles'>): string[] {
  const [highest, ...others] = roles;
  return others.filter((role) => role !== 'USER' && !(highest === 'OWNER' && role === 'ADMIN'));
}
