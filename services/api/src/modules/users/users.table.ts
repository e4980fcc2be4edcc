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
    /** Whether the identity provider has verified the address; null while it hasn't sent that. */
    emailVerified: boolean('email_verified'),
    fullName: text('full_name').notNull(),
    username: text('username').notNull(),
    /** Address of the picture at the identity provider. Readers are never sent there. */
    pictureSource: text('avatar_url'),
    /** Path of the picture on this site, once it was fetched. */
    avatarUrl: text('avatar_path'),
    /** Path of the public page's banner on this site. */
    bannerUrl: text('banner_path'),
    /** Time at which fetching the picture from the identity provider was queued. */
    pictureAskedAt: instantColumn('picture_asked_at'),
    bio: text('bio').notNull().default(''),
    pronouns: text('pronouns').notNull().default(''),
    timeZone: text('time_zone').notNull().default(''),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    listedOnTeam: boolean('listed_on_team').notNull().default(true),
    /** Explicit choices; defaults apply to the rest. */
    visibility: jsonb('visibility').$type<Partial<Visibility>>().notNull().default({}),
    version: integer('version').notNull().default(1),
    /** False while name and e-mail are placeholders, because the provider couldn't be reached. */
    profileKnown: boolean('profile_known').notNull().default(true),
    /** Time of issue of the newest token whose roles were stored; older tokens don't change them back. */
    identitySyncedAt: instantColumn('identity_synced_at'),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    lastSeenAt: instantColumn('last_seen_at'),
    /** State derived from the punishments in force, written by the moderation module. */
    accountState: text('account_state').$type<AccountState>().notNull().default('active'),
    accountUntil: instantColumn('account_until'),
    accountReason: text('account_reason'),
    /** Earlier sign-ins are rejected. */
    sessionsEndedAt: instantColumn('sessions_ended_at'),
    /** Earlier sign-ins are rejected except the kept one, including those without a call so far. */
    othersEndedAt: instantColumn('others_ended_at'),
    keptSignInAt: instantColumn('kept_sign_in_at'),
    /** Time of the deletion of personal data; null if none is requested. */
    deletionDueAt: instantColumn('deletion_due_at'),
    demo: boolean('demo').notNull().default(false),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`search_form(full_name || ' @' || username || ' ' || email || ' ' || id)`),
    /** Full name and handle in the form of `search_form`, for searches that must not match e-mail addresses. */
    nameForm: text('name_form').notNull().generatedAlwaysAs(sql`search_form(full_name || ' ' || username)`),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    // Includes the column itself, because PostgreSQL uses an expression in an index-only scan only when its columns are there as well.
    index('users_in_order').on(sql`lower(${table.fullName})`, table.id, table.fullName).concurrently(),
    index('users_to_delete')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} IS NOT NULL`)
      .concurrently(),
    index('users_by_last_seen').on(table.lastSeenAt),
    index('users_by_created').on(table.createdAt),
    index('users_by_joined').on(table.createdAt, table.id).concurrently(),
    // Members who never signed in sort last.
    index('users_by_seen').on(sql`coalesce(${table.lastSeenAt}, to_timestamp(0))`, table.id).concurrently(),
    index('users_punished')
      .on(table.accountState, sql`lower(${table.fullName})`, table.id)
      .where(sql`${table.accountState} <> 'active'`)
      .concurrently(),
    index('users_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('users_by_name_form').using('gin', table.nameForm.op('gin_trgm_ops')),
    // Parts of an e-mail address: the end of its mailbox and the start of its domain.
    index('users_by_mailbox').on(
      sql`reverse(split_part(lower(${table.email}), '@', 1)) text_pattern_ops`,
      sql`split_part(lower(${table.email}), '@', 2) text_pattern_ops`,
    ),
  ],
);

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Sort expression for names. Must equal that of the index. */
export const sortName = sql<string>`lower(${users.fullName})`;
