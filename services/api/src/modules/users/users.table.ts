import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** Members. `id` is the identity provider's subject. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** Whether the identity provider has seen that the address is theirs; null while it hasn't said. */
    emailVerified: boolean('email_verified'),
    fullName: text('full_name').notNull(),
    username: text('username').notNull(),
    /** Where the identity provider keeps their picture. No reader is sent there. */
    pictureSource: text('avatar_url'),
    /** Their picture on this site, once it was fetched. */
    avatarUrl: text('avatar_path'),
    /** When it was to be fetched. */
    pictureAskedAt: instantColumn('picture_asked_at'),
    bio: text('bio').notNull().default(''),
    pronouns: text('pronouns').notNull().default(''),
    timeZone: text('time_zone').notNull().default(''),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    listedOnTeam: boolean('listed_on_team').notNull().default(true),
    version: integer('version').notNull().default(1),
    /** False while name and e-mail are guesses, because the provider couldn't be asked. */
    profileKnown: boolean('profile_known').notNull().default(true),
    /** When the newest token was issued whose roles were taken over; older tokens don't change them back. */
    identitySyncedAt: instantColumn('identity_synced_at'),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    lastSeenAt: instantColumn('last_seen_at'),
    demo: boolean('demo').notNull().default(false),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(full_name || ' @' || username || ' ' || email || ' ' || id)`),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    // With the name itself, because PostgreSQL reads an expression from an index alone only when its columns are there as well.
    index('users_in_order').on(sql`lower(${table.fullName})`, table.id, table.fullName).concurrently(),
    index('users_by_last_seen').on(table.lastSeenAt),
    index('users_by_created').on(table.createdAt),
    index('users_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    // Pieces of an e-mail address: the end of its mailbox and the start of its domain.
    index('users_by_mailbox').on(
      sql`reverse(split_part(lower(${table.email}), '@', 1)) text_pattern_ops`,
      sql`split_part(lower(${table.email}), '@', 2) text_pattern_ops`,
    ),
  ],
);

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
