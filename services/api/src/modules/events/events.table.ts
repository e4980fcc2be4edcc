import {
  type CommunityEvent,
  EVENT_CATEGORIES,
  EVENT_LIMITS,
  EVENT_PLAN_STATES,
  type EventCategory,
  type EventPlace,
  type EventPlanState,
  type RichText,
  type Weekday,
} from '@boardwalk/contracts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Cover with its data from the media library, so that it is shown without a further query. */
export type CoverColumn = NonNullable<CommunityEvent['cover']>;

/** Search words of title and summary, and of the title alone. Must equal the expressions of their indexes. */
export const eventWords: SQL = sql`to_tsvector('english', search_form("title" || ' ' || "summary"))`;
export const eventTitleWords: SQL = sql`to_tsvector('english', search_form("title"))`;

/** Plans of events: one date, or a series. Wall clock times are in the event's zone, because 19:00 stays 19:00 when the clocks change. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    body: jsonb('body').$type<RichText>().notNull(),
    cover: jsonb('cover').$type<CoverColumn>(),
    category: text('category').$type<EventCategory>().notNull(),
    /** First date, such as `2026-11-24T19:30`. */
    startsAt: text('starts_at').notNull(),
    zone: text('zone').notNull(),
    minutes: integer('minutes').notNull(),
    /** Weekdays of a weekly event; null for a single date. */
    days: text('days').array().$type<Weekday[]>(),
    interval: integer('interval').notNull().default(1),
    /** Last day of a weekly event. */
    until: date('until', { mode: 'string' }),
    place: jsonb('place').$type<EventPlace>().notNull(),
    capacity: integer('capacity'),
    deadlineMinutes: integer('deadline_minutes'),
    /** `everyone`, `members`, or names of roles. */
    audience: text('audience').array().notNull(),
    state: text('state').$type<EventPlanState>().notNull().default('draft'),
    /** Creator; null after they are deleted. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instantColumn('decided_at'),
    /** Reason for declining. */
    note: text('note').notNull().default(''),
    submittedAt: instantColumn('submitted_at'),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    updatedAt: instantColumn('updated_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('events_states', sql`${table.state} IN ${amongTexts(EVENT_PLAN_STATES)}`),
    check('events_categories', sql`${table.category} IN ${amongTexts(EVENT_CATEGORIES)}`),
    check(
      'events_minutes',
      sql.raw(`"events"."minutes" BETWEEN ${EVENT_LIMITS.minutesMin} AND ${EVENT_LIMITS.minutes}`),
    ),
    check('events_repeat', sql`(${table.days} IS NULL) = (${table.until} IS NULL)`),
    index('events_proposed').on(table.submittedAt, table.id).where(sql`${table.state} = 'pending'`),
    index('events_by_maker').on(table.createdBy),
    index('events_by_decider').on(table.decidedBy),
    index('events_by_words').using('gin', eventWords).concurrently(),
    index('events_by_title').using('gin', eventTitleWords).concurrently(),
  ],
);

/** Hosts of an event, in their displayed order. */
export const eventHosts = pgTable(
  'event_hosts',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_hosts_by_member').on(table.userId, table.eventId),
  ],
);

/** Members with an open invitation to host an event. The event doesn't name them until they accept. */
export const eventHostInvitations = pgTable(
  'event_host_invitations',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: instantColumn('invited_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_host_invitations_by_member').on(table.userId),
  ],
);

const { body: _body, ...card } = getTableColumns(events);
/** Columns for lists. PostgreSQL stores long texts outside of the row and would have to fetch each of them. */
export const EVENT_CARD_COLUMNS = card;
export const EVENT_COLUMNS = getTableColumns(events);

export type EventRow = typeof events.$inferSelect;
export type NewEventRow = typeof events.$inferInsert;
export type EventCardRow = Omit<EventRow, 'body'>;
