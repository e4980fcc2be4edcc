import type { AuditEntry } from '@boardwalk/contracts';
import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 15;
/** The log is written all the time: what is older than this, in milliseconds, is asked for anew when somebody comes back. */
const FRESH = 10_000;

/** The audit log, newest first, a page at a time. The panel shows a failure itself. */
export function auditQuery(action: AuditEntry['action'] | undefined) {
  return {
    queryKey: ['GET /api/audit', 'pages', { action }] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/audit',
        { query: { action, cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    ...cursorPaging,
    staleTime: FRESH,
    meta: { suppressErrors: true },
  };
}
