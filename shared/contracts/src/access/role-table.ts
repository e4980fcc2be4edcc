import { PERMISSIONS, type Permission } from './permissions.ts';

/** What of a role decides about somebody who holds it. */
interface RankedRole {
  name: string;
  /** A higher number stands above a lower one. USER has 0. */
  rank: number;
  permissions: readonly Permission[];
}

/**
 * The roles of a site as they stood at one moment, and what follows from them for who holds some of them. Names compare without regard
 * to case; names of no role of the site are dropped.
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

  /** The roles that count: OWNER brings ADMIN, and who holds none is a USER. Without duplicates, highest first. */
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

  /** 0 for a name that is no role. */
  rankOf(name: string): number {
    return this.find(name)?.rank ?? 0;
  }

  /** The highest rank among the roles, 0 for somebody without any. */
  highestRank(held: Iterable<string>): number {
    return Math.max(0, ...[...held].map((name) => this.rankOf(name)));
  }

  /** What any of the roles permits, and what USER permits, which everybody is. OWNER may do everything, whatever is written down. */
  permissionsOf(held: Iterable<string>): Permission[] {
    const names = this.effective(held);
    if (names.includes('OWNER')) return [...PERMISSIONS];
    const granted = new Set([...names, 'USER'].flatMap((name) => this.find(name)?.permissions ?? []));
    return PERMISSIONS.filter((permission) => granted.has(permission));
  }

  /** The names of the roles of which each alone permits this. */
  rolesWith(permission: Permission): string[] {
    return this.roles
      .filter(({ name, permissions }) => name === 'OWNER' || permissions.includes(permission))
      .map(({ name }) => name);
  }
}
