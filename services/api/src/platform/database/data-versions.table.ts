import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Number of changes of each data topic. Triggers count them; each transaction writes a row of its own, so that writers never wait for each other.
 */
export const dataVersions = pgTable(
  'data_versions',
  {
    topic: text('topic').notNull(),
    slot: bigint('slot', { mode: 'number' }).generatedAlwaysAsIdentity(),
    changes: bigint('changes', { mode: 'number' }).notNull().default(1),
  },
  (table) => [primaryKey({ name: 'data_versions_pk', columns: [table.topic, table.slot] })],
);
