import type { ListedUser } from '@boardwalk/contracts';
import { rolesQuery, usePermission, useQuery, useRoleTable, useSession } from '@boardwalk/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { listedMemberQuery } from './queries.ts';

/** State of the role dialog: the member, and the caller. */
export function useManagement() {
  const { user } = useSession();
  const table = useRoleTable();
  const caller = useMemo(() => (user && table ? { ...user, table } : null), [user, table]);
  const manages = usePermission('roles.manage');
  const reads = usePermission('roles.read');
  const allowed = manages && reads;
  const roles = useQuery({ ...rolesQuery, enabled: allowed });
  const [chosen, setChosen] = useState<ListedUser>();
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const { data } = useQuery({
    ...listedMemberQuery(chosen?.id ?? ''),
    enabled: open && chosen !== undefined,
  });
  const show = useCallback((member: ListedUser, from: Element | null): void => {
    opener.current = from;
    setChosen(member);
    setOpen(true);
  }, []);
  return {
    allowed,
    /** Null until the site's roles are loaded. */
    caller,
    /** Error of loading them. */
    error: caller ? null : roles.error,
    refetch: () => void roles.refetch(),
    /** Initially from the list, then the current data. */
    member: data ?? chosen,
    open,
    /** Opens the dialog for a member. `from` gets the focus afterwards. */
    show,
    hide: () => setOpen(false),
    /** Returns the element to focus afterwards: the opener, or the page's heading if a change removed the member from the list. */
    focusAfter(): HTMLElement | null {
      const back = opener.current;
      return back instanceof HTMLElement && back.isConnected ? back : document.querySelector('h1');
    },
  };
}

export type Management = ReturnType<typeof useManagement>;
