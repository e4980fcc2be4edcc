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
import { instantColumn } from '../../platform/database/columns.ts';
import { streamers } from './streamers.table.ts';

/** Live and past streams. Interruptions of up to ten minutes belong to the same one. */
export const streamSessions = pgTable(
  'stream_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    streamerId: uuid('streamer_id')
      .notNull()
      .references(() => streamers.id, { onDelete: 'cascade' }),
    state: text('state').$type<'live' | 'ended'>().notNull().default('live'),
    /** Source of the live state. */
    source: text('source').$type<'platform' | 'switch'>().notNull(),
    title: text('title').notNull(),
    character: text('character'),
    broadcast: text('broadcast'),
    startedAt: instantColumn('started_at').notNull(),
    endedAt: instantColumn('ended_at'),
    viewers: integer('viewers'),
    figuresAt: instantColumn('figures_at').notNull(),
    /** Retained when the individual numbers are deleted. */
    peak: integer('peak'),
    median: integer('median'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('stream_sessions_states', sql`(${table.state} = 'ended') = (${table.endedAt} IS NOT NULL)`),
    // At most one live session per streamer, also with concurrent sources.
    uniqueIndex('stream_sessions_one_live').on(table.streamerId).where(sql`${table.state} = 'live'`),
    index('stream_sessions_live').on(table.startedAt, table.id).where(sql`${table.state} = 'live'`),
    index('stream_sessions_of_streamer').on(table.streamerId, table.startedAt),
  ],
);

/** Number of viewers, at most once a minute. */
export const streamFigures = pgTable(
  'stream_figures',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => streamSessions.id, { onDelete: 'cascade' }),
    at: instantColumn('at').notNull(),
    viewers: integer('viewers').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.at] }),
    index('stream_figures_by_time').using('brin', table.at),
  ],
);

export type SessionRow = typeof streamSessions.$inferSelect;
export type NewSessionRow = typeof streamSessions.$inferInsert;
