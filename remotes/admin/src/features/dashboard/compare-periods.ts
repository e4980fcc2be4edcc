/** Number of days of each of the two compared periods. */
export const PERIOD_DAYS = 30;

export interface Comparison {
  /** Value of the last 30 days. Null without data. */
  now: number | null;
  /** Value of the 30 days before. Null without data. */
  before: number | null;
  /** Daily values of the last 30 days, oldest first. */
  days: readonly (number | null)[];
}

/**
 * Compares the last 30 days with the 30 days before.
 * @param values one a day, oldest first. Null for a day without data.
 * @param kind `sum` of the days, or their `mean`.
 */
export function comparePeriods(values: readonly (number | null)[], kind: 'sum' | 'mean'): Comparison {
  const days = values.slice(-PERIOD_DAYS);
  return {
    now: periodValue(days, kind),
    before: periodValue(values.slice(-2 * PERIOD_DAYS, -PERIOD_DAYS), kind),
    days,
  };
}

/** Returns the sum or mean of the days with data, or null without any. */
export function periodValue(values: readonly (number | null)[], kind: 'sum' | 'mean'): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, value) => total + value, 0);
  return kind === 'sum' ? sum : sum / known.length;
}
