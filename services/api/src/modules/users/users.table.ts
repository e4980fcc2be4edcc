import type { AccountState, Visibility } from '@boardwalk/contracts';
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
    /** The banner of their public page, on this site. */
    bannerUrl: text('banner_path'),
    /** When their picture was to be fetched from the identity provider. */
    pictureAskedAt: instantColumn('picture_asked_at'),
    bio: text('bio').notNull().default(''),
    pronouns: text('pronouns').notNull().default(''),
    timeZone: text('time_zone').notNull().default(''),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    listedOnTeam: boolean('listed_on_team').notNull().default(true),
    /** What they chose; the rest is as by default. */
    visibility: jsonb('visibility').$type<Partial<Visibility>>().notNull().default({}),
    version: integer('version').notNull().default(1),
    /** False while name and e-mail are guesses, because the provider couldn't be asked. */
    profileKnown: boolean('profile_known').notNull().default(true),
    /** When the newest token was issued whose roles were taken over; older tokens don't change them back. */
    identitySyncedAt: instantColumn('identity_synced_at'),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    lastSeenAt: instantColumn('last_seen_at'),
    /** What follows from the punishments that are in force. The moderation module writes it. */
    accountState: text('account_state').$type<AccountState>().notNull().default('active'),
    accountUntil: instantColumn('account_until'),
    accountReason: text('account_reason'),
    /** Whoever signed in before is refused. */
    sessionsEndedAt: instantColumn('sessions_ended_at'),
    /** Whoever signed in before is refused, but for the sign-in that is kept: also sign-ins of which the site has not had a call yet. */
    othersEndedAt: instantColumn('others_ended_at'),
    keptSignInAt: instantColumn('kept_sign_in_at'),
    /** When all that is personal goes; null for an account that stays. */
    deletionDueAt: instantColumn('deletion_due_at'),
    demo: boolean('demo').notNull().default(false),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`search_form(full_name || ' @' || username || ' ' || email || ' ' || id)`),
    /** Full name and handle as `search_form` spells them, for searches that must not match e-mail addresses. */
    nameForm: text('name_form').notNull().generatedAlwaysAs(sql`search_form(full_name || ' ' || username)`),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    // With the name itself, because PostgreSQL reads an expression from an index alone only when its columns are there as well.
    index('users_in_order').on(sql`lower(${table.fullName})`, table.id, table.fullName).concurrently(),
    index('users_to_delete')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} IS NOT NULL`)
      .concurrently(),
    index('users_by_last_seen').on(table.lastSeenAt),
    index('users_by_created').on(table.createdAt),
    index('users_by_joined').on(table.createdAt, table.id).concurrently(),
    // Who never came is the last of those who were here last.
    index('users_by_seen').on(sql`coalesce(${table.lastSeenAt}, to_timestamp(0))`, table.id).concurrently(),
    index('users_punished')
      .on(table.accountState, sql`lower(${table.fullName})`, table.id)
      .where(sql`${table.accountState} <> 'active'`)
      .concurrently(),
    index('users_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('users_by_name_form').using('gin', table.nameForm.op('gin_trgm_ops')),
    // Pieces of an e-mail address: the end of its mailbox and the start of its domain.
    index('users_by_mailbox').on(
      sql`reverse(split_part(lower(${table.email}), '@', 1)) text_pattern_ops`,
      sql`split_part(lower(${table.email}), '@', 2) text_pattern_ops`,
    ),
  ],
);

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** By what members are sorted by name, as the index says it. */
export const sortName = sql<string>`lower(${users.fullName})`;
