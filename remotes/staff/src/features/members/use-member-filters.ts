import {
  ACCOUNT_STATES,
  type AccountState,
  type MemberSort,
  normalRoleName,
  truncate,
} from '@boardwalk/contracts';
import { useTableState } from '@boardwalk/kit';

/** Filters of the members' list. */
export interface MemberFilters {
  search: string;
  role: string | undefined;
  state: AccountState | undefined;
  sort: MemberSort;
}

/** Not the contracts' own list, which includes schemas. */
export const SORTS = ['name', 'joined', 'seen'] as const satisfies readonly MemberSort[];

/** Maximum length of the server's search text, in characters. */
export const MAX_SEARCH_LENGTH = 100;

const FILTERS = { search: 'text', role: 'text', state: ACCOUNT_STATES, order: SORTS } as const;

/** The filters are stored in the URL. Invalid values are ignored. */
export function useMemberFilters() {
  const { filters: params, setFilters, clearFilters } = useTableState(FILTERS);
  const filters: MemberFilters = {
    search: truncate(params.search, MAX_SEARCH_LENGTH, { end: '' }),
    role: normalRoleName(params.role),
    state: params.state,
    sort: params.order ?? 'name',
  };
  return {
    filters,
    filtered: filters.search !== '' || filters.role !== undefined || filters.state !== undefined,
    setSearch: (search: string) => setFilters({ search }),
    setRole: (role: string | undefined) => setFilters({ role }),
    setState: (state: AccountState | undefined) => setFilters({ state }),
    setSort: (sort: MemberSort) => setFilters({ order: sort === 'name' ? undefined : sort }),
    clearFilters,
  };
}

export type MemberFiltersState = ReturnType<typeof useMemberFilters>;
