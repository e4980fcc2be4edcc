import type { TREND_DAYS } from '@boardwalk/contracts';
import { endpointQuery } from '@boardwalk/kit';

/** How the parts of the site are, measured anew every minute while somebody looks. The panel shows a failure itself. */
export const healthQuery = {
  ...endpointQuery('GET /api/dashboard/health', {}, { suppressErrors: true }),
  staleTime: 15_000,
  refetchInterval: 60_000,
};

/** How the backups of the site are. The panel shows a failure itself. */
export const backupsQuery = endpointQuery('GET /api/dashboard/backups', {}, { suppressErrors: true });

/** What happened by day. */
export function trendsQuery(days: (typeof TREND_DAYS)[number]) {
  return endpointQuery('GET /api/dashboard/trends', { query: { days } }, { suppressErrors: true });
}
