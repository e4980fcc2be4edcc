import type { ListedUser } from '@boardwalk/contracts';
import { rolesQuery, usePermission, useQuery, useRoleTable, useSession } from '@boardwalk/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { memberQuery } from '../get-member.ts';

/** Whose roles are being managed, and by whom. */
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
  const { data } = useQuery({ ...memberQuery(chosen?.id ?? ''), enabled: open && chosen !== undefined });
  const show = useCallback((member: ListedUser): void => {
    opener.current = document.activeElement;
    setChosen(member);
    setOpen(true);
  }, []);
  return {
    allowed,
    /** Null until it is known what roles the site has. */
    caller,
    /** Why that isn't known. */
    error: caller ? null : roles.error,
    refetch: () => void roles.refetch(),
    /** As the list showed them at first, then as they are. */
    member: data ?? chosen,
    open,
    show,
    hide: () => setOpen(false),
    /** Where the focus goes afterwards: back, or to the page's heading when a change took the member out of the list. */
    focusAfter(): HTMLElement | null {
      const back = opener.current;
      return back instanceof HTMLElement && back.isConnected ? back : document.querySelector('h1');
    },
  };
}

export type Management = ReturnType<typeof useManagement>;
