import type { RoleSource } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, countDistinct, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { lockById } from '../../platform/database/rows.ts';
import { type AssignmentRow, roleAssignments } from './assignments.table.ts';

@Injectable()
export class AssignmentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns all assignments of these members. */
  async ofMembers(ids: string[]): Promise<Map<string, AssignmentRow[]>> {
    if (ids.length === 0) return new Map();
    // A join instead of a list condition, so that each member is looked up in the hash index.
    const member = sql`unnest(${sql.param(ids)}::text[]) AS member (id)`;
    const rows = await this.database.queries
      .select(getTableColumns(roleAssignments))
      .from(member)
      .innerJoin(roleAssignments, sql`${roleAssignments.userId} = member.id`);
    return Map.groupBy(rows, ({ userId }) => userId);
  }

  async lockOwners(): Promise<void> {
    await this.database.lockNamed('owners of the site');
  }

  async lockById(id: string): Promise<AssignmentRow | undefined> {
    return lockById(this.database, roleAssignments, id);
  }

  /** Inserts an assignment; undefined when the member already has this role from this source. */
  async insert(userId: string, role: string, source: RoleSource): Promise<AssignmentRow | undefined> {
    const [row] = await this.database.queries
      .insert(roleAssignments)
      .values({ userId, role, source })
      .onConflictDoNothing()
      .returning();
    return row;
  }

  async delete(id: string): Promise<void> {
    await this.database.queries.delete(roleAssignments).where(eq(roleAssignments.id, id));
  }

  /** Deletes the assignment of a role by this source; false when there is none. */
  async deleteOf(userId: string, role: string, source: RoleSource): Promise<boolean> {
    const rows = await this.database.queries
      .delete(roleAssignments)
      .where(
        and(
          eq(roleAssignments.userId, userId),
          eq(roleAssignments.role, role),
          eq(roleAssignments.source, source),
        ),
      )
      .returning({ id: roleAssignments.id });
    return rows.length > 0;
  }

  /** Counts the members with the role, from any source. */
  async countHolders(role: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ holders: countDistinct(roleAssignments.userId) })
      .from(roleAssignments)
      .where(eq(roleAssignments.role, role));
    return row?.holders ?? 0;
  }

  /** Returns the ids of the members with the role, from any source. */
  async findHolders(role: string): Promise<string[]> {
    const rows = await this.database.queries
      .selectDistinct({ id: roleAssignments.userId })
      .from(roleAssignments)
      .where(eq(roleAssignments.role, role));
    return rows.map(({ id }) => id);
  }

  /** Counts the other assignments of the role. */
  async countOthers(role: string, exceptId: string): Promise<number> {
    return this.database.queries.$count(
      roleAssignments,
      and(eq(roleAssignments.role, role), ne(roleAssignments.id, exceptId)),
    );
  }
}
