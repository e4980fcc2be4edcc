import type { RoleName } from '@boardwalk/contracts';
import { useSearchParams, useTypedSearch } from '@boardwalk/kit';
import { useRef } from 'react';
import { type MemberFilters, readFilters, writeFilters } from '../member-filters.ts';

/** The filters live in the address, so that they can be shared and survive a reload; the text runs ahead while it is typed. */
export function useMemberFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const field = useRef<HTMLInputElement>(null);
  const apply = (change: Partial<MemberFilters>) =>
    setParams(writeFilters(params, { ...filters, ...change }), { replace: true, preventScrollReset: true });
  const search = useTypedSearch(filters.search, (next) => apply({ search: next }));
  return {
    filters,
    field,
    search,
    setRole: (role: RoleName | undefined) => apply({ search: search.text.trim(), role }),
    clear: () => {
      search.setText('');
      // The button that was pressed goes away with the filters.
      field.current?.focus();
      apply({ search: '', role: undefined });
    },
  };
}

export type MemberFiltersState = ReturnType<typeof useMemberFilters>;
