import { endpointPages } from '@boardwalk/kit';
import type { AuditFilter } from './use-audit-filters.ts';

const PAGE_SIZE = 25;
/** Stale time of the log, in milliseconds: it grows all the time. */
const STALE_TIME_MS = 10_000;

/** The audit log, newest first, paginated. */
export function auditPages(filter: AuditFilter) {
  return endpointPages(
    'GET /api/audit',
    { query: { ...filter, limit: PAGE_SIZE } },
    { staleTime: STALE_TIME_MS },
  );
}
