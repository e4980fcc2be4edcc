import type { ListedUser, Role, RoleAssignment, RoleTable } from '@boardwalk/contracts';

/** A member with the names of their roles, from any source. */
interface Holder {
  id: string;
  roles: readonly string[];
}

/** A member who manages roles, and the site's roles. */
export interface Manager extends Holder {
  table: RoleTable<Role>;
}

/** Reasons why the caller can't manage a member's roles at all. */
export type Obstacle = 'self' | 'rank';

/** Returns why the caller can't manage a member: it is themselves, an equal or a superior. The server checks the roles concerned as well. */
export function obstacleTo({ table, id, roles }: Manager, member: Holder): Obstacle | undefined {
  if (id === member.id) return 'self';
  return table.highestRank(member.roles) < table.highestRank(roles) ? undefined : 'rank';
}

/**
 * Returns the roles that the caller may assign to the member, highest first: below the caller's own highest, without permissions that the caller
 * lacks, and not assigned by the site yet. A role that comes only from the identity provider can be assigned here too; it then remains if the
 * provider removes it. USER can't be assigned.
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

/** Returns why an assignment can't be removed: it isn't the site's, or it ranks too high. Undefined if the caller may remove it. */
export function removalObstacleTo(
  { table, roles }: Pick<Manager, 'table' | 'roles'>,
  { role, source }: Pick<RoleAssignment, 'role' | 'source'>,
): 'identity' | 'rank' | undefined {
  if (source === 'identity') return 'identity';
  return table.rankOf(role) < table.highestRank(roles) ? undefined : 'rank';
}

/** Returns whether the member keeps the role without this assignment, because of another source. */
export function staysHeld({ assignments }: Pick<ListedUser, 'assignments'>, gone: RoleAssignment): boolean {
  return assignments.some(({ id, role }) => role === gone.role && id !== gone.id);
}
