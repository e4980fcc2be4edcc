/** How many days trends are told for. */
export const TREND_DAYS = [30, 90] as const;
