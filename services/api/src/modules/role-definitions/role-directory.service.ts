import { PERMISSIONS, type Permission, type Role, RoleTable } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ROLES_VERSION, RoleDefinitionsRepository } from './role-definitions.repository.ts';
import type { RoleDefinitionRow } from './role-definitions.table.ts';

/** Events of processes when a member has other roles, by the member's id; empty when a role itself has changed. */
export const ROLES_CHANNEL = 'roles';

/** Of a query: how often the roles have changed, to be handed to {@link RoleDirectory.at}. */
export { ROLES_VERSION };

interface Known {
  version: number;
  table: RoleTable<Role>;
}

/**
 * The roles of the site, kept until the database says that they have changed. Who asks brings the version that they have just read, so that
 * what any process took away is gone with the next call on every one.
 */
@Injectable()
export class RoleDirectory {
  private known: Known | undefined;

  constructor(private readonly definitions: RoleDefinitionsRepository) {}

  /** The roles at this version, or a later one. */
  async at(version: number): Promise<RoleTable<Role>> {
    if (this.known && this.known.version >= version) return this.known.table;
    const { version: read, table } = await this.read();
    // Inside a transaction it may be an older moment than what another call has read since.
    if (!this.known || read > this.known.version) this.known = { version: read, table };
    return table;
  }

  /** The roles as they stand now. */
  async now(): Promise<RoleTable<Role>> {
    return this.at(await this.definitions.version());
  }

  /** The roles as the open transaction sees them, its own changes included. Nothing of it is kept. */
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
    updatedAt: updatedAt.toISOString(),
  };
}
