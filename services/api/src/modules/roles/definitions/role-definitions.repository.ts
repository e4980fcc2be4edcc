import type { NewRole, RoleColour } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type RoleDefinitionRow, roleDefinitions } from './role-definitions.table.ts';

/** Number of changes of the roles, counted by a trigger. */
export const ROLES_VERSION = sql<number>`(
  SELECT coalesce(sum(changes), 0)::float8 FROM data_versions WHERE topic = 'roles')`;

/** A new role, with its permissions of the site and of remotes. */
type NewRow = Pick<NewRole, 'name' | 'colour'> & { permissions: string[] };

@Injectable()
export class RoleDefinitionsRepository {
  constructor(private readonly database: Database) {}

  async version(): Promise<number> {
    const { rows } = await this.database.queries.execute<{ version: number }>(
      sql`SELECT ${ROLES_VERSION} AS version`,
    );
    return rows[0]?.version ?? 0;
  }

  /** Returns every role, highest first, with the version of all of them: one statement, so that both are consistent. */
  findAll(): Promise<(RoleDefinitionRow & { rolesVersion: number })[]> {
    return this.database.queries
      .select({ ...getTableColumns(roleDefinitions), rolesVersion: ROLES_VERSION })
      .from(roleDefinitions)
      .orderBy(asc(roleDefinitions.position), asc(roleDefinitions.name));
  }

  /** Adds a role directly above the lowest; false when the name is taken. */
  async insert({ name, colour, permissions }: NewRow): Promise<boolean> {
    const { queries } = this.database;
    await queries
      .update(roleDefinitions)
      .set({ position: sql`${roleDefinitions.position} + 1` })
      .where(eq(roleDefinitions.name, 'USER'));
    const position = sql<number>`(SELECT position - 1 FROM ${roleDefinitions} WHERE name = 'USER')`;
    const rows = await queries
      .insert(roleDefinitions)
      .values({ name, colour, permissions, position })
      .onConflictDoNothing()
      .returning({ name: roleDefinitions.name });
    return rows.length > 0;
  }

  /** Returns the stored permissions of a role, including those of other versions. */
  async permissionsOf(name: string): Promise<string[]> {
    const [row] = await this.database.queries
      .select({ permissions: roleDefinitions.permissions })
      .from(roleDefinitions)
      .where(eq(roleDefinitions.name, name));
    return row?.permissions ?? [];
  }

  /** @param permissions all permissions to store, including those of newer versions. */
  async update(name: string, change: { colour: RoleColour; permissions: string[] }): Promise<void> {
    await this.database.queries
      .update(roleDefinitions)
      .set({ ...change, version: sql`${roleDefinitions.version} + 1`, updatedAt: sql`now()` })
      .where(eq(roleDefinitions.name, name));
  }

  /** Sets the positions of all roles, the highest first. */
  async placeInOrder(names: readonly string[]): Promise<void> {
    await this.database.queries.execute(sql`
      UPDATE ${roleDefinitions} SET position = place.position
      FROM unnest(${sql.param([...names])}::text[]) WITH ORDINALITY AS place (name, position)
      WHERE ${roleDefinitions}.name = place.name AND ${roleDefinitions}.position <> place.position`);
  }

  /** Deletes the role; its assignments are deleted by cascade. */
  async delete(name: string): Promise<void> {
    await this.database.queries.delete(roleDefinitions).where(eq(roleDefinitions.name, name));
  }
}
