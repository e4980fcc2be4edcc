import type { TREND_DAYS } from '@boardwalk/contracts';
import { endpointQuery } from '@boardwalk/kit';

/** Health of the site's components, measured every minute while the page is visible. The panel shows a failure itself. */
export const healthQuery = {
  ...endpointQuery('GET /api/dashboard/health', {}),
  staleTime: 15_000,
  refetchInterval: 60_000,
};

/** Status of the site's backups. The panel shows a failure itself. */
export const backupsQuery = endpointQuery('GET /api/dashboard/backups', {});

/** Trends by day. */
export function trendsQuery(days: (typeof TREND_DAYS)[number]) {
  return endpointQuery('GET /api/dashboard/trends', { query: { days } });
}
