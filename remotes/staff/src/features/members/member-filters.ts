import { type RoleName, toRoleName } from '@boardwalk/contracts';

/** What the list of members is narrowed to. */
export interface MemberFilters {
  search: string;
  role: RoleName | undefined;
}

/** The longest text that the server searches for, in characters. */
export const SEARCH_LIMIT = 100;

/** The filters that an address asks for. What makes no sense there is left out. */
export function readFilters(params: URLSearchParams): MemberFilters {
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
    role: toRoleName(params.get('role') ?? ''),
  };
}

/** The address's query with these filters; everything else in it stays. */
export function writeFilters(params: URLSearchParams, { search, role }: MemberFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of [['search', search] as const, ['role', role] as const]) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function isFiltered({ search, role }: MemberFilters): boolean {
  return search !== '' || role !== undefined;
}
