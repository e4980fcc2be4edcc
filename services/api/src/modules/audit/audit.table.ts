import type { AuditEntry } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** Audit log. Names are stored as they were at the time: renaming a member doesn't change the log. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    // Unlike now(), it differs within a transaction, so rows keep the order in which they were written.
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
    action: text('action').$type<AuditEntry['action']>().notNull(),
    actor: jsonb('actor').$type<AuditEntry['actor']>(),
    target: jsonb('target').$type<AuditEntry['target']>().notNull(),
    before: jsonb('before').$type<AuditEntry['before']>(),
    after: jsonb('after').$type<AuditEntry['after']>(),
    requestId: text('request_id'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_by_action').on(table.action, table.at, table.id),
    index('audit_entries_by_actor')
      .on(sql`lower(${table.actor}->>'username')`, table.at, table.id)
      .concurrently(),
    index('audit_entries_by_kind').on(sql`(${table.target}->>'type')`, table.at, table.id).concurrently(),
    index('audit_entries_by_label')
      .on(sql`search_key(${table.target}->>'label')`, table.at, table.id)
      .concurrently(),
    index('audit_entries_by_target').on(
      sql`(${table.target}->>'type')`,
      sql`(${table.target}->>'id')`,
      table.at,
      table.id,
    ),
  ],
);

export type AuditRow = typeof auditEntries.$inferSelect;
export type NewAuditEntry = typeof auditEntries.$inferInsert;
