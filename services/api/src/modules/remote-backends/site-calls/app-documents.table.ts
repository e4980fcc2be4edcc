import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, wordsColumn } from '../../../platform/database/columns.ts';

/** Documents of remotes in the site's search. */
export const appDocuments = pgTable(
  'app_documents',
  {
    remote: text('remote').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    path: text('path').notNull(),
    /** `public`, `members`, or a permission of the remote. */
    access: text('access').notNull(),
    at: instantColumn('at'),
    words: wordsColumn('words')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', search_form(title || ' ' || text))`),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.id] }),
    index('app_documents_by_words').using('gin', table.words),
  ],
);
