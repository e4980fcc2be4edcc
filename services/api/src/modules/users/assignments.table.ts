import type { RoleSource } from '@boardwalk/contracts';
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { roleDefinitions } from '../role-definitions/role-definitions.table.ts';
import { users } from './users.table.ts';

/** Which member holds which role, and who said so. The constraint settles races: one row for each member, role and source. */
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
    // A list by role looks at many members who may hold none: each look costs one page here, and three in a tree.
    index('role_assignments_by_member').using('hash', table.userId).concurrently(),
  ],
);

export type AssignmentRow = typeof roleAssignments.$inferSelect;
