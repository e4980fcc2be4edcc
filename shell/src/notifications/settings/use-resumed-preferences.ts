import { SHELL_ROUTES } from '@boardwalk/contracts';
import { useSession } from '@boardwalk/kit';
import { useEffect } from 'react';
import { useHasToken } from '../bell/unread.ts';
import { unsent } from './unsent.ts';

/** Tells the server what was chosen on this device while it could not be reached. The settings page does so itself. */
export function useResumedPreferences(): void {
  const memberId = useSession().user?.id;
  const hasToken = useHasToken();
  useEffect(() => {
    if (!memberId || !hasToken) return;
    const resume = async () => {
      const chosen = unsent.of(memberId);
      if (!chosen || location.pathname === SHELL_ROUTES.settings.path) return;
      const { sendUnsent } = await import(/* webpackChunkName: "unsent-preferences" */ './send-unsent.ts');
      await sendUnsent(chosen);
    };
    // What can't be sent now is sent another time.
    const quietly = () => void resume().catch(() => {});
    quietly();
    window.addEventListener('online', quietly);
    return () => window.removeEventListener('online', quietly);
  }, [memberId, hasToken]);
}
