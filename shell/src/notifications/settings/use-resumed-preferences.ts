import { SHELL_ROUTES } from '@boardwalk/contracts';
import { useSession } from '@boardwalk/kit';
import { useEffect } from 'react';
import { useHasToken } from '../bell/unread.ts';
import { unsent } from './unsent.ts';

/** Sends choices of this device that were made offline. The settings page does so itself. */
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
    // Retried on the next visit.
    const quietly = () => void resume().catch(() => {});
    quietly();
    window.addEventListener('online', quietly);
    return () => window.removeEventListener('online', quietly);
  }, [memberId, hasToken]);
}
