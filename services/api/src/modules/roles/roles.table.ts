import type { Permission, RoleName } from '@boardwalk/contracts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** What each role permits. The rows start from the contracts' table and may be changed afterwards. */
export const roles = pgTable('roles', {
  name: text('name').$type<RoleName>().primaryKey(),
  rank: integer('rank').notNull(),
  permissions: jsonb('permissions').$type<Permission[]>().notNull(),
  updatedAt: instantColumn('updated_at').notNull().defaultNow(),
});

export type RoleRow = typeof roles.$inferSelect;
