import {
  highestRank,
  type ListedUser,
  ROLE_NAMES,
  ROLE_RANK,
  type RoleAssignment,
  type RoleName,
} from '@boardwalk/contracts';

/** Somebody with the names of their roles, from whatever source. */
interface Holder {
  id: string;
  roles: readonly string[];
}

/** Why a member's roles can't be managed by the caller at all. */
export type Obstacle = 'self' | 'rank';

/** Nobody manages themself, an equal or somebody above; the server refuses the roles in question too. */
export function obstacleTo(caller: Holder, member: Holder): Obstacle | undefined {
  if (caller.id === member.id) return 'self';
  return highestRank(member.roles) < highestRank(caller.roles) ? undefined : 'rank';
}

/**
 * The roles that the caller may give the member, highest first: below the caller's own highest, and not given by the site yet. A
 * role that comes from the identity provider alone can be given here too; it then outlasts the provider's. USER is nothing to give.
 */
export function grantableRoles(
  caller: Pick<Holder, 'roles'>,
  { assignments }: Pick<ListedUser, 'assignments'>,
): RoleName[] {
  const own = highestRank(caller.roles);
  const given = new Set(assignments.filter(({ source }) => source === 'site').map(({ role }) => role));
  return ROLE_NAMES.filter((role) => role !== 'USER' && ROLE_RANK[role] < own && !given.has(role));
}

/** Why an assignment stays: it isn't the site's, or it stands too high. Undefined when the caller may remove it. */
export function keptBecause(
  caller: Pick<Holder, 'roles'>,
  { role, source }: Pick<RoleAssignment, 'role' | 'source'>,
): 'identity' | 'rank' | undefined {
  if (source === 'identity') return 'identity';
  return ROLE_RANK[role] < highestRank(caller.roles) ? undefined : 'rank';
}

/** Whether the member keeps the role when this assignment goes, because it is held from another source as well. */
export function staysHeld({ assignments }: Pick<ListedUser, 'assignments'>, gone: RoleAssignment): boolean {
  return assignments.some(({ id, role }) => role === gone.role && id !== gone.id);
}
