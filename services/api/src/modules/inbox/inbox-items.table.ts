import type { InboxKind } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

const memberId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/**
 * Open and recently closed cases of every area: one row each, which the area opens and closes in the transaction of the change. Triggers on the
 * areas' tables (0040) delete the row with its case.
 */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<InboxKind>().notNull(),
    /** Id of the case in its area. */
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    count: integer('count').notNull().default(1),
    href: text('href').notNull(),
    openedAt: instantColumn('opened_at').notNull().default(sql`clock_timestamp()`),
    dueAt: instantColumn('due_at').notNull(),
    /** Member whom it concerns. No one sees an item about themselves. */
    aboutId: memberId('about_id'),
    /** Members who must not work on it, such as the author of the decision that is appealed. */
    notFor: text('not_for').array().notNull().default([]),
    assigneeId: memberId('assignee_id'),
    /** Holder of a claim and its end, for areas with claims; takes precedence over the assignee. */
    claimedBy: memberId('claimed_by'),
    claimedUntil: instantColumn('claimed_until'),
    snoozedUntil: instantColumn('snoozed_until'),
    snoozedBy: memberId('snoozed_by'),
    closedAt: instantColumn('closed_at'),
    closedBy: memberId('closed_by'),
    /** Incremented with each change of the assignee or the snooze. */
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
      // In the order of the lists, with the columns of their conditions, so that they are filtered in the index.
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
