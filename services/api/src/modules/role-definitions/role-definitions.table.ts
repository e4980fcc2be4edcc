import type { RoleColour, RoleKind } from '@boardwalk/contracts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/**
 * Roles of the site. Migrations insert the initial roles and the permissions of new features; afterwards the site decides. Unknown permissions
 * belong to a newer version, and are preserved.
 */
export const roleDefinitions = pgTable('role_definitions', {
  name: text('name').primaryKey(),
  kind: text('kind').$type<RoleKind>().notNull().default('own'),
  colour: text('colour').$type<RoleColour>().notNull(),
  /** From 1, the highest. There may be gaps after a removal. */
  position: integer('position').notNull(),
  permissions: text('permissions').array().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instantColumn('updated_at').notNull().defaultNow(),
});

export type RoleDefinitionRow = typeof roleDefinitions.$inferSelect;
