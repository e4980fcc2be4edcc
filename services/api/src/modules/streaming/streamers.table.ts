import {
  STREAM_PLATFORMS,
  STREAMER_STATES,
  type StreamerState,
  type StreamPlatformName,
  type StreamReportReason,
} from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Streamers and applicants. */
export const streamers = pgTable(
  'streamers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: text('member_id')
      .notNull()
      .unique('streamers_once')
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<StreamerState>().notNull().default('applied'),
    platform: text('platform').$type<StreamPlatformName>().notNull(),
    channel: text('channel').notNull(),
    /** Platform's id of the channel, once it is known. */
    platformId: text('platform_id'),
    characters: text('characters').array().notNull(),
    tags: text('tags').array().notNull().default([]),
    language: text('language').notNull(),
    about: text('about').notNull().default(''),
    message: text('message').notNull().default(''),
    appliedAt: instantColumn('applied_at').notNull().default(sql`clock_timestamp()`),
    decidedAt: instantColumn('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    /** Time of the last request for this channel, and of the last response. */
    askedAt: instantColumn('asked_at'),
    answeredAt: instantColumn('answered_at'),
    /** Time of the last change of an own server's playlist, and its hash. */
    playlistAt: instantColumn('playlist_at'),
    playlistHash: text('playlist_hash'),
    /** Time of the platform's latest accepted message: older ones that arrive later are ignored. */
    heardAt: instantColumn('heard_at'),
    version: integer('version').notNull().default(1),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('streamers_states', sql`${table.state} IN ${amongTexts(STREAMER_STATES)}`),
    check('streamers_platforms', sql`${table.platform} IN ${amongTexts(STREAM_PLATFORMS)}`),
    // A channel belongs to one member, also with concurrent requests.
    uniqueIndex('streamers_channel')
      .on(table.platform, table.channel)
      .where(sql`${table.state} <> 'retired'`),
    index('streamers_in_order').on(table.state, table.appliedAt, table.id),
    index('streamers_by_decider').on(table.decidedBy),
  ],
);

/** Members' follows of streamers. */
export const streamFollows = pgTable(
  'stream_follows',
  {
    streamerId: uuid('streamer_id')
      .notNull()
      .references(() => streamers.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.streamerId, table.memberId] }),
    index('stream_follows_by_member').on(table.memberId),
    index('stream_follows_in_order').on(table.streamerId, table.at, table.memberId),
  ],
);

/** Reports of streams. A member has at most one open report per streamer. */
export const streamReports = pgTable(
  'stream_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    streamerId: uuid('streamer_id')
      .notNull()
      .references(() => streamers.id, { onDelete: 'cascade' }),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<StreamReportReason>().notNull(),
    text: text('text').notNull().default(''),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
    settledAt: instantColumn('settled_at'),
    settledBy: text('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('stream_reports_one_open')
      .on(table.streamerId, table.reporterId)
      .where(sql`${table.settledAt} IS NULL`),
    index('stream_reports_by_reporter').on(table.reporterId),
    index('stream_reports_by_settler').on(table.settledBy),
  ],
);

export type StreamerRow = typeof streamers.$inferSelect;
export type NewStreamerRow = typeof streamers.$inferInsert;
export type StreamReportRow = typeof streamReports.$inferSelect;
