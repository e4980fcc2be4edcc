import type { RoleSource } from '@boardwalk/contracts';
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { roleDefinitions } from '../role-definitions/role-definitions.table.ts';
import { users } from './users.table.ts';

/** Role assignments of members, with their source. The constraint allows one row per member, role and source, also with concurrent requests. */
export const roleAssignments = pgTable(
  'role_assignments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role')
      .notNull()
      .references(() => roleDefinitions.name, { onDelete: 'cascade' }),
    source: text('source').$type<RoleSource>().notNull(),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    unique('role_assignments_once').on(table.userId, table.role, table.source),
    index('role_assignments_by_role').on(table.role, table.userId),
    // A list filtered by role checks many members without any: each check costs one page in this index, and three in a B-tree.
    index('role_assignments_by_member').using('hash', table.userId).concurrently(),
  ],
);

export type AssignmentRow = typeof roleAssignments.$inferSelect;
