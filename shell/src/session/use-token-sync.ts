import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { clock, i18n, notice, useAuthStore } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { userOfClaims } from './claims.ts';
import { signingOut } from './sign-out.ts';
import { remainingLife } from './token.ts';
import { startTokenRenewal } from './token-renewal.ts';

const USER_DATA_FAILURE = msg`Failed to get user data`;

/** Synchronizes the stored token and user with the provider: fetched after a login, renewed in time, cleared when the session has ended. */
export function useTokenSync(client: Auth0ContextInterface, onError: (message: string) => void): void {
  const { isLoading, isAuthenticated, user, error, getAccessTokenSilently } = client;

  useEffect(() => {
    if (error) onError(error.message);
  }, [error, onError]);

  useEffect(() => {
    // A sign-out clears the page's state itself, when the page is left. Its calls need a valid token until then.
    if (isLoading || (signingOut.isActive() && isTokenValid())) return;
    if (!isAuthenticated || !user) return useAuthStore.getState().clear();
    return startTokenRenewal({
      fetchToken: (fresh) => getAccessTokenSilently(fresh ? { cacheMode: 'off' } : {}),
      onSession: () => useAuthStore.getState().setUser(userOfClaims(user)),
      onFirstFailure() {
        if (signingOut.isActive()) return;
        // Offline the page shows that already.
        if (navigator.onLine) notice.error(i18n._(USER_DATA_FAILURE));
      },
      onEnd(first) {
        if (signingOut.isActive()) return;
        if (first) notice.error(i18n._(USER_DATA_FAILURE));
        useAuthStore.getState().clear();
      },
    });
  }, [isLoading, isAuthenticated, user, getAccessTokenSilently]);
}

function isTokenValid(): boolean {
  const { token } = useAuthStore.getState();
  return token !== null && remainingLife(token, clock.now()) > 0;
}
