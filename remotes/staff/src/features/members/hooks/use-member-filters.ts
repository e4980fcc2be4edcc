import { normalRoleName } from '@boardwalk/contracts';
import { useTableState, useTypedSearch } from '@boardwalk/kit';
import { useRef } from 'react';

/** What the list of members is narrowed to. */
export interface MemberFilters {
  search: string;
  role: string | undefined;
}

/** The longest text that the server searches for, in characters. */
export const SEARCH_LIMIT = 100;

const FILTERS = ['search', 'role'] as const;

/** The filters live in the address; the text runs ahead while it is typed. What makes no sense there is left out. */
export function useMemberFilters() {
  const { filters: asked, setFilters, clearFilters } = useTableState(FILTERS);
  const filters: MemberFilters = {
    search: asked.search.slice(0, SEARCH_LIMIT),
    role: normalRoleName(asked.role),
  };
  const field = useRef<HTMLInputElement>(null);
  const search = useTypedSearch(filters.search, (next) => setFilters({ search: next }));
  return {
    filters,
    filtered: filters.search !== '' || filters.role !== undefined,
    field,
    search,
    setRole: (role: string | undefined) => setFilters({ search: search.text.trim(), role }),
    clear: () => {
      search.setText('');
      // The button that was pressed goes away with the filters.
      field.current?.focus();
      clearFilters();
    },
  };
}

export type MemberFiltersState = ReturnType<typeof useMemberFilters>;
