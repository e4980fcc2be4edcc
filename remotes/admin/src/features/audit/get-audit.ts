import { download, endpointPages, saveAs } from '@boardwalk/kit';
import type { AuditFilter } from './hooks/use-audit-filters.ts';

const PAGE_SIZE = 25;
/** Stale time of the log, in milliseconds: it grows all the time. */
const FRESH = 10_000;

/** The audit log, newest first, paginated. */
export function auditPages(filter: AuditFilter) {
  return endpointPages('GET /api/audit', { query: { ...filter, limit: PAGE_SIZE } }, { staleTime: FRESH });
}

/** Saves the complete filtered log as a file. @throws RequestError */
export async function saveAudit(filter: AuditFilter): Promise<void> {
  const query = new URLSearchParams(Object.entries(filter));
  saveAs(await download(`/api/audit/export?${query}`), 'audit-log.csv');
}
