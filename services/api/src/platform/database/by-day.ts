import { type SQL, sql } from 'drizzle-orm';

/** Returns the day of an instant in UTC, such as `2026-11-23`. */
export function dayOf(instant: SQL | { getSQL(): SQL }): SQL<string> {
  return sql<string>`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
}

/** A number for each day that has one. */
export type ByDay = ReadonlyMap<string, number>;

export function toByDay(rows: readonly { day: string; value: number }[]): ByDay {
  return new Map(rows.map(({ day, value }) => [day, value]));
}
