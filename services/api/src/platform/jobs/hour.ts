/** An hour in milliseconds, for `@Interval`. */
export const HOUR = 3_600_000;
