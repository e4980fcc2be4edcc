import type { ListedUser, Role, RoleAssignment, RoleTable } from '@boardwalk/contracts';

/** Somebody with the names of their roles, from whatever source. */
interface Holder {
  id: string;
  roles: readonly string[];
}

/** Who manages roles, and the roles that the site has. */
export interface Manager extends Holder {
  table: RoleTable<Role>;
}

/** Why a member's roles can't be managed by the caller at all. */
export type Obstacle = 'self' | 'rank';

/** Nobody manages themself, an equal or somebody above; the server refuses the roles in question too. */
export function obstacleTo({ table, id, roles }: Manager, member: Holder): Obstacle | undefined {
  if (id === member.id) return 'self';
  return table.highestRank(member.roles) < table.highestRank(roles) ? undefined : 'rank';
}

/**
 * The roles that the caller may give the member, highest first: below the caller's own highest, permitting nothing that the caller may not do, and
 * not given by the site yet. A role that comes from the identity provider alone can be given here too; it then outlasts the provider's. USER is
 * nothing to give.
 */
export function grantableRoles(
  { table, roles }: Pick<Manager, 'table' | 'roles'>,
  { assignments }: Pick<ListedUser, 'assignments'>,
): string[] {
  const own = table.highestRank(roles);
  const held = table.permissionsOf(roles);
  const given = new Set(assignments.filter(({ source }) => source === 'site').map(({ role }) => role));
  return table.roles
    .filter(({ name, rank }) => name !== 'USER' && rank < own && !given.has(name))
    .filter(({ permissions }) => permissions.every((permission) => held.includes(permission)))
    .map(({ name }) => name);
}

/** Why an assignment stays: it isn't the site's, or it stands too high. Undefined when the caller may remove it. */
export function keptBecause(
  { table, roles }: Pick<Manager, 'table' | 'roles'>,
  { role, source }: Pick<RoleAssignment, 'role' | 'source'>,
): 'identity' | 'rank' | undefined {
  if (source === 'identity') return 'identity';
  return table.rankOf(role) < table.highestRank(roles) ? undefined : 'rank';
}

/** Whether the member keeps the role when this assignment goes, because it is held from another source as well. */
export function staysHeld({ assignments }: Pick<ListedUser, 'assignments'>, gone: RoleAssignment): boolean {
  return assignments.some(({ id, role }) => role === gone.role && id !== gone.id);
}
