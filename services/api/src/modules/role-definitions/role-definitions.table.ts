import type { RoleColour, RoleKind } from '@boardwalk/contracts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/**
 * The roles of the site. Migrations write what they begin with and what they permit of a new feature; from then on the site decides.
 * A permission that this version doesn't know belongs to a newer one, and stays.
 */
export const roleDefinitions = pgTable('role_definitions', {
  name: text('name').primaryKey(),
  kind: text('kind').$type<RoleKind>().notNull().default('own'),
  colour: text('colour').$type<RoleColour>().notNull(),
  /** From 1, the highest. Numbers may be missing where a role was removed. */
  position: integer('position').notNull(),
  permissions: text('permissions').array().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instantColumn('updated_at').notNull().defaultNow(),
});

export type RoleDefinitionRow = typeof roleDefinitions.$inferSelect;
