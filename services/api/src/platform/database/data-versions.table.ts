import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often each kind of data has changed. Triggers count, each transaction in a row that nobody else holds. */
export const dataVersions = pgTable(
  'data_versions',
  {
    topic: text('topic').notNull(),
    slot: bigint('slot', { mode: 'number' }).generatedAlwaysAsIdentity(),
    changes: bigint('changes', { mode: 'number' }).notNull().default(1),
  },
  (table) => [primaryKey({ name: 'data_versions_pk', columns: [table.topic, table.slot] })],
);
