import type { CityDistrict, PropertyType, SearchCriteria } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';

/** Members' saved searches. District and type are duplicated as columns, by which a new listing finds candidate searches. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    criteria: jsonb('criteria').$type<SearchCriteria>().notNull(),
    district: text('district').$type<CityDistrict>(),
    type: text('type').$type<PropertyType>(),
    notify: boolean('notify').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('saved_searches_of').on(table.memberId, table.createdAt, table.id),
    index('saved_searches_to_tell').on(table.district, table.type).where(sql`${table.notify}`),
  ],
);

export type SavedSearchRow = typeof savedSearches.$inferSelect;
