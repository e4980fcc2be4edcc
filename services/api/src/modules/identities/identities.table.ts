import type { IdentityProvider } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** External accounts that members have proved to own: one of each kind per member, and each linked to one member. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<IdentityProvider>().notNull(),
    /** As game servers name the account: `license:…`, `discord:…`. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    linkedAt: instantColumn('linked_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    unique('identities_of_member').on(table.userId, table.provider),
    unique('identities_by_subject').on(table.subject),
    check('identities_providers', sql`${table.provider} IN ('discord', 'game')`),
  ],
);

/** Link codes that game servers show to unknown players: at most one per game account. */
export const linkCodes = pgTable(
  'link_codes',
  {
    /** Game account, as in `identities`. */
    subject: text('subject').primaryKey(),
    code: text('code').notNull(),
    /** Name of the player in the game. */
    name: text('name').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [unique('link_codes_by_code').on(table.code), index('link_codes_by_expiry').on(table.expiresAt)],
);

export type IdentityRow = typeof identities.$inferSelect;
