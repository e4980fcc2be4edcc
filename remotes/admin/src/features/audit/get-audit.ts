import { download, endpointPages, saveAs } from '@boardwalk/kit';
import type { AuditFilter } from './hooks/use-audit-filters.ts';

const PAGE_SIZE = 25;
/** The log is written all the time: what is older than this, in milliseconds, is asked for anew when somebody comes back. */
const FRESH = 10_000;

/** The audit log, newest first, a page at a time. */
export function auditPages(filter: AuditFilter) {
  return endpointPages('GET /api/audit', { query: { ...filter, limit: PAGE_SIZE } }, { staleTime: FRESH });
}

/** Hands the whole of what is filtered to the browser as a file. @throws RequestError */
export async function saveAudit(filter: AuditFilter): Promise<void> {
  const query = new URLSearchParams(Object.entries(filter));
  saveAs(await download(`/api/audit/export?${query}`), 'audit-log.csv');
}
