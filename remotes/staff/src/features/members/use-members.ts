import { isRefusal, useAccess, usePages } from '@boardwalk/kit';
import { memberPages } from './queries.ts';
import type { MemberFilters } from './use-member-filters.ts';

/** The loaded part of the matching members. */
export function useMembers(filters: MemberFilters) {
  const access = useAccess('users.read');
  const { items, ...pages } = usePages(memberPages(filters), {
    enabled: access === 'granted',
    keepLast: true,
  });
  return { forbidden: access === 'denied' || isRefusal(pages.error), members: items, ...pages };
}

export type MembersState = ReturnType<typeof useMembers>;
