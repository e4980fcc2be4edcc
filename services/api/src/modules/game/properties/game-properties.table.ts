import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';

/** Who owns which property in the game, as the game server has said last. */
export const gameProperties = pgTable(
  'game_properties',
  {
    code: text('code').primaryKey(),
    /** As in `identities`; null when nobody owns it. */
    owner: text('owner'),
    data: jsonb('data').$type<Record<string, string | number | boolean>>().notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('game_properties_by_owner').on(table.owner)],
);

export type GamePropertyRow = typeof gameProperties.$inferSelect;
