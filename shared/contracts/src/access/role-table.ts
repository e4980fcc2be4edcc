import { PERMISSION_GROUPS, permits, type WantedPermission } from './permission-groups.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

/** Properties of a role that decide about its holders. */
interface RankedRole {
  name: string;
  /** Higher numbers rank above lower ones. USER has 0. */
  rank: number;
  permissions: readonly Permission[];
  /** Permissions of remotes, whether or not a served version declares them. */
  remotePermissions?: readonly string[];
}

/** Permissions of remotes that a member holds: all, or these. */
export type RemoteGrants = 'all' | readonly string[];

/** Returns whether a permission of a remote is held. */
export function holdsRemotePermission(grants: RemoteGrants, key: string): boolean {
  return grants === 'all' || grants.includes(key);
}

/** Permissions of a member: those of the site, and of its remotes. */
export interface HeldPermissions {
  permissions: readonly Permission[];
  remotePermissions: RemoteGrants;
}

/**
 * Returns whether a permission is held: one of the site, any of a group, or one that a remote declares. A remote can't declare one of the site's names,
 * so owners hold every other one as a permission of a remote.
 */
export function holdsPermission(held: HeldPermissions, wanted: string): boolean {
  return isOfSite(wanted)
    ? permits(held.permissions, wanted)
    : holdsRemotePermission(held.remotePermissions, wanted);
}

const isOfSite = (wanted: string): wanted is WantedPermission =>
  Object.hasOwn(PERMISSION_GROUPS, wanted) || PERMISSIONS.some((permission) => permission === wanted);

/**
 * A snapshot of a site's roles, and what follows from them for a member's roles. Names are compared case-insensitively; names that are no role of the
 * site are dropped.
 */
export class RoleTable<T extends RankedRole = RankedRole> {
  /** Every role, highest first. */
  readonly roles: readonly T[];
  private readonly byName: ReadonlyMap<string, T>;

  constructor(roles: readonly T[]) {
    this.roles = roles.toSorted((one, other) => other.rank - one.rank);
    this.byName = new Map(this.roles.map((role) => [role.name, role]));
  }

  find(name: string): T | undefined {
    return this.byName.get(name.trim().toUpperCase());
  }

  /** Returns the effective roles without duplicates, highest first: OWNER implies ADMIN, and a member without a role is a USER. */
  effective(held: Iterable<string>): string[] {
    const names = new Set<string>();
    for (const name of held) {
      const role = this.find(name);
      if (role) names.add(role.name);
    }
    if (names.has('OWNER')) names.add('ADMIN');
    if (names.size === 0) names.add('USER');
    return this.roles.filter(({ name }) => names.has(name)).map(({ name }) => name);
  }

  /** Returns 0 for a name that is no role. */
  rankOf(name: string): number {
    return this.find(name)?.rank ?? 0;
  }

  /** Returns the highest rank among the roles, 0 without any. */
  highestRank(held: Iterable<string>): number {
    return Math.max(0, ...[...held].map((name) => this.rankOf(name)));
  }

  /** Returns the permissions of all the roles and of USER, which every member has. OWNER has every permission, stored or not. */
  permissionsOf(held: Iterable<string>): Permission[] {
    const names = this.effective(held);
    if (names.includes('OWNER')) return [...PERMISSIONS];
    const granted = new Set([...names, 'USER'].flatMap((name) => this.find(name)?.permissions ?? []));
    return PERMISSIONS.filter((permission) => granted.has(permission));
  }

  /** Returns the permissions of remotes that the roles and USER grant. OWNER has all of every remote. */
  remotePermissionsOf(held: Iterable<string>): RemoteGrants {
    const names = this.effective(held);
    if (names.includes('OWNER')) return 'all';
    return [...new Set([...names, 'USER'].flatMap((name) => this.find(name)?.remotePermissions ?? []))];
  }

  /** Returns the names of the roles each of which grants the permission. */
  rolesWith(permission: Permission): string[] {
    return this.roles
      .filter(({ name, permissions }) => name === 'OWNER' || permissions.includes(permission))
      .map(({ name }) => name);
  }

  /** Returns the names of the roles each of which grants a permission of a remote. */
  rolesWithRemote(key: string): string[] {
    return this.roles
      .filter(({ name, remotePermissions = [] }) => name === 'OWNER' || remotePermissions.includes(key))
      .map(({ name }) => name);
  }
}
