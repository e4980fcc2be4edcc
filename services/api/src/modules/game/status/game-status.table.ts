import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';

/** Last reported status of the game server. At most one row. */
export const gameStatus = pgTable(
  'game_status',
  {
    id: integer('id').primaryKey().default(1),
    players: integer('players').notNull(),
    slots: integer('slots').notNull(),
    queue: integer('queue').notNull(),
    connect: text('connect'),
    maintenance: boolean('maintenance').notNull(),
    resource: text('resource'),
    at: instantColumn('at').notNull(),
  },
  (table) => [check('game_status_once', sql`${table.id} = 1`)],
);

export type GameStatusRow = typeof gameStatus.$inferSelect;
