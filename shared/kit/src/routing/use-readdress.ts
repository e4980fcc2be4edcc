import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { SAME_PAGE } from './same-page.ts';

/**
 * Changes the URL of the open page, for something that gets its id while it is open (a new article). Doesn't cancel a navigation to another page: the
 * URL changes only if the user stays after all.
 * @returns a function of the new path.
 */
export function useReaddress(): (to: string) => void {
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
