import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';

/** Owners of properties in the game, as last reported by the game server. */
export const gameProperties = pgTable(
  'game_properties',
  {
    code: text('code').primaryKey(),
    /** As in `identities`; null without an owner. */
    owner: text('owner'),
    data: jsonb('data').$type<Record<string, string | number | boolean>>().notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('game_properties_by_owner').on(table.owner)],
);

export type GamePropertyRow = typeof gameProperties.$inferSelect;
