import { isRefusal, useAccess, usePages } from '@boardwalk/kit';
import { auditPages } from '../get-audit.ts';
import type { AuditFilter } from './use-audit-filters.ts';

/** The loaded part of the log. */
export function useAudit(filter: AuditFilter) {
  const access = useAccess('audit.read');
  const pages = usePages(auditPages(filter), { enabled: access === 'granted', keepLast: true });
  return { forbidden: access === 'denied' || isRefusal(pages.error), pages };
}
