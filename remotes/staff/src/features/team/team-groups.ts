import { effectiveRoles, type RoleName, type TeamMember } from '@boardwalk/contracts';

export interface TeamGroup {
  role: RoleName;
  members: TeamMember[];
}

/** The team by everybody's highest role, in the order of the list; nobody is in two groups. */
export function groupByHighestRole(team: readonly TeamMember[]): TeamGroup[] {
  const groups = Map.groupBy(team, ({ roles }) => effectiveRoles(roles)[0] ?? 'USER');
  return [...groups].map(([role, members]) => ({ role, members }));
}

/** The roles that somebody holds besides their highest, without those that it brings along. */
export function furtherRoles({ roles }: Pick<TeamMember, 'roles'>): RoleName[] {
  const [highest, ...others] = effectiveRoles(roles);
  const brought = new Set(highest ? effectiveRoles([highest]) : []);
  return others.filter((role) => role !== 'USER' && !brought.has(role));
}
