import type { AuditEntry } from '@boardwalk/contracts';
import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 15;
/** The log is written all the time: what is older than this, in milliseconds, is asked for anew when somebody comes back. */
const FRESH = 10_000;

/** The audit log, newest first, a page at a time. */
export function auditPages(action: AuditEntry['action'] | undefined) {
  return endpointPages('GET /api/audit', { query: { action, limit: PAGE_SIZE } }, { staleTime: FRESH });
}
