import {
  PERMISSIONS,
  type Permission,
  type Role,
  RoleTable,
  remotePermissionKey,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ROLES_VERSION, RoleDefinitionsRepository } from './role-definitions.repository.ts';
import type { RoleDefinitionRow } from './role-definitions.table.ts';

/** Channel between processes: contains the id of a member whose roles have changed; empty when a role itself has changed. */
export const ROLES_CHANNEL = 'roles';

/** SQL expression of the roles' version, to be passed to {@link RoleDirectoryService.at}. */
export { ROLES_VERSION };

/** Permissions of the site also look like those of remotes; no remote may have the name of an area. */
const KNOWN: ReadonlySet<string> = new Set(PERMISSIONS);

interface Known {
  version: number;
  table: RoleTable<Role>;
}

/**
 * Caches the roles until the database's version changes. Callers pass the version that they have just read, so that a removed permission is gone
 * with the next call in every process.
 */
@Injectable()
export class RoleDirectoryService {
  private known: Known | undefined;

  constructor(private readonly definitions: RoleDefinitionsRepository) {}

  /** Returns the roles at this version, or a later one. */
  async at(version: number): Promise<RoleTable<Role>> {
    if (this.known && this.known.version >= version) return this.known.table;
    const { version: read, table } = await this.read();
    // A transaction may read an older snapshot than what another call has cached since.
    if (!this.known || read > this.known.version) this.known = { version: read, table };
    return table;
  }

  /** Returns the current roles. */
  async now(): Promise<RoleTable<Role>> {
    return this.at(await this.definitions.version());
  }

  /** Returns the roles as the current transaction sees them, including its own changes. They aren't cached. */
  async inTransaction(): Promise<RoleTable<Role>> {
    return (await this.read()).table;
  }

  private async read(): Promise<Known> {
    const rows = await this.definitions.findAll();
    const roles = rows.map((row, index) => toRole(row, index, rows.length));
    return { version: rows[0]?.rolesVersion ?? 0, table: new RoleTable(roles) };
  }
}

function toRole(row: RoleDefinitionRow, index: number, count: number): Role {
  const { name, kind, colour, version, updatedAt } = row;
  const listed = (permission: Permission) => name === 'OWNER' || row.permissions.includes(permission);
  return {
    name,
    kind,
    colour,
    version,
    position: index + 1,
    rank: count - index - 1,
    permissions: PERMISSIONS.filter(listed),
    remotePermissions: row.permissions.filter(
      (key) => remotePermissionKey.safeParse(key).success && !KNOWN.has(key),
    ),
    updatedAt: updatedAt.toISOString(),
  };
}
