/** Supported ranges of trends, in days. */
export const TREND_DAYS = [30, 90] as const;
