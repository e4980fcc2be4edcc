import type { InboxKind } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

const memberId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/**
 * What waits for the staff, in every room: one row for each thing, which its room opens and closes in the transaction of the change. Triggers on the rooms'
 * tables (0040) remove the row with what it is about.
 */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<InboxKind>().notNull(),
    /** What the room calls it. */
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    count: integer('count').notNull().default(1),
    href: text('href').notNull(),
    openedAt: instantColumn('opened_at').notNull().default(sql`clock_timestamp()`),
    dueAt: instantColumn('due_at').notNull(),
    /** Whom it is about. Nobody finds an item about themself. */
    aboutId: memberId('about_id'),
    /** Who can't work on it: whoever made the decision that an appeal is about. */
    notFor: text('not_for').array().notNull().default([]),
    assigneeId: memberId('assignee_id'),
    /** Somebody works on it until then, whoever it is assigned to: the claim of a room that has claims. */
    claimedBy: memberId('claimed_by'),
    claimedUntil: instantColumn('claimed_until'),
    snoozedUntil: instantColumn('snoozed_until'),
    snoozedBy: memberId('snoozed_by'),
    closedAt: instantColumn('closed_at'),
    closedBy: memberId('closed_by'),
    /** Grows with each change of who works on it, and until when it is put off. */
    version: integer('version').notNull().default(1),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => {
    const open = sql`${table.closedAt} IS NULL`;
    return [
      unique('inbox_items_subject_key').on(table.kind, table.subject),
      check(
        'inbox_items_claims_end',
        sql`(${table.claimedBy} IS NULL) OR (${table.claimedUntil} IS NOT NULL)`,
      ),
      // In the order of the lists, with the columns that they ask for: what isn't wanted is passed over in the index.
      index('inbox_items_open')
        .on(table.kind, table.dueAt, table.id, table.snoozedUntil, table.aboutId)
        .where(open),
      index('inbox_items_unassigned')
        .on(table.kind, table.dueAt, table.id, table.claimedUntil, table.snoozedUntil)
        .where(sql`${open} AND ${table.assigneeId} IS NULL`),
      index('inbox_items_snoozed')
        .on(table.kind, table.dueAt, table.id, table.snoozedUntil)
        .where(sql`${open} AND ${table.snoozedUntil} IS NOT NULL`),
      index('inbox_items_assigned')
        .on(table.assigneeId, table.kind, table.dueAt, table.id)
        .where(sql`${open} AND ${table.assigneeId} IS NOT NULL`),
      index('inbox_items_claimed')
        .on(table.claimedBy, table.kind, table.dueAt, table.id)
        .where(sql`${open} AND ${table.claimedBy} IS NOT NULL`),
      index('inbox_items_closed').on(table.closedAt).where(sql`${table.closedAt} IS NOT NULL`),
      ...[table.aboutId, table.assigneeId, table.claimedBy, table.snoozedBy, table.closedBy].map((column) =>
        index(`inbox_items_by_${column.name.replace(/_(id|by)$/, '')}`)
          .on(column)
          .where(sql`${column} IS NOT NULL`),
      ),
    ];
  },
);

export type InboxItemRow = typeof inboxItems.$inferSelect;
