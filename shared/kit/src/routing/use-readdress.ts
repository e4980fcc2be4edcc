import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { SAME_PAGE } from './same-page.ts';

/**
 * Gives the open page another address, for what gets one while it is open (an article that was just begun). Who is on the way to another page
 * isn't called back: the address changes only if they stay after all.
 * @returns a function of the new path.
 */
export function useReaddress(): (to: string) => void {
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  // As state: a page that has gone has none any more, and the effect below is not run for it.
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined || leaving) return;
    setWanted(undefined);
    void navigate(wanted, { replace: true, preventScrollReset: true, state: SAME_PAGE });
  }, [wanted, leaving, navigate]);
  return useCallback((to) => setWanted(to), []);
}
