import type { EndpointInput } from '@boardwalk/contracts';
import { useTableState } from '@boardwalk/kit';
import { filterOf } from './audit-filter.ts';

export type AuditFilter = EndpointInput<'GET /api/audit/export'>['query'];

const NAMES = ['actor', 'action', 'type', 'target', 'from', 'to'] as const;
export type AuditFilterName = (typeof NAMES)[number];

/** The filters of the log, stored in the URL. */
export function useAuditFilters() {
  const { filters: values, setFilters, clearFilters } = useTableState(NAMES);
  const filter = filterOf(values);
  return { values, filter, filtered: Object.keys(filter).length > 0, setFilters, clear: clearFilters };
}
