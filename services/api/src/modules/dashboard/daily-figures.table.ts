import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What was counted of a day that is over, by the figure's name. No value: there was nothing on that day. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    figure: text('figure').notNull(),
    day: date('day').notNull(),
    value: doublePrecision('value'),
  },
  (table) => [primaryKey({ columns: [table.figure, table.day] })],
);
