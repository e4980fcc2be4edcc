import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Counts of past days, by the name of the metric. A null value means that there was nothing on that day. */
export const dailyMetrics = pgTable(
  'daily_figures',
  {
    metric: text('figure').notNull(),
    day: date('day').notNull(),
    value: doublePrecision('value'),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day] })],
);
