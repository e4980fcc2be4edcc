import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

/**
 * Location state of a navigation that only changes the URL of the open page: `navigate(to, { replace: true, state: SAME_PAGE })`. The focus stays
 * where it is.
 */
export const SAME_PAGE = { samePage: true };

/**
 * Returns whether a navigation only changes the URL of the open page.
 * @param state the location's state, of unknown type.
 */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePage' in state && state.samePage === true;
}

/**
 * Changes the URL of the open page, for something that gets its id while it is open (a new article). Doesn't cancel a navigation to another page: the
 * URL changes only if the user stays after all.
 * @returns a function of the new path.
 */
export function useReplaceUrl(): (to: string) => void {
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  // As state: an unmounted page has none any more, and the effect below isn't run for it.
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined || leaving) return;
    setWanted(undefined);
    void navigate(wanted, { replace: true, preventScrollReset: true, state: SAME_PAGE });
  }, [wanted, leaving, navigate]);
  return useCallback((to) => setWanted(to), []);
}
