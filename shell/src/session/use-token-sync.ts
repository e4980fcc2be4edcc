import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { i18n, notice, RENEWAL_PAUSE, useAuthStore } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { userOfClaims } from './claims.ts';
import { remainingLife } from './token.ts';

const USER_DATA_FAILURE = msg`Failed to get user data`;
/** A token that is about to end is replaced this long before, in milliseconds. */
const RENEW_AHEAD = 30_000;

/** Keeps the stored token and user in step with the provider: fetched after a login, renewed in time, cleared at the end. */
export function useTokenSync(client: Auth0ContextInterface, onError: (message: string) => void): void {
  const { isLoading, isAuthenticated, user, error, getAccessTokenSilently } = client;
  const token = useAuthStore((state) => state.token);
  const signedIn = useAuthStore((state) => state.isAuthenticated);
  const lastRenewal = useRef(0);
  const fetched = useRef(false);

  useEffect(() => {
    if (error) onError(error.message);
  }, [error, onError]);

  useEffect(() => {
    if (isLoading) return;
    const store = useAuthStore.getState();
    if (!isAuthenticated || !user) return store.clear();
    let current = true;
    getAccessTokenSilently()
      .then((fresh) => {
        if (!current) return;
        fetched.current = true;
        useAuthStore.getState().setToken(fresh ?? null);
        useAuthStore.getState().setUser(userOfClaims(user));
      })
      .catch(() => {
        if (!current) return;
        notice.error(i18n._(USER_DATA_FAILURE));
        useAuthStore.getState().clear();
      });
    return () => {
      current = false;
    };
  }, [isLoading, isAuthenticated, user, getAccessTokenSilently]);

  useEffect(() => {
    if (!isAuthenticated || isLoading) return;
    // Somebody signed out in another tab. The provider may not know yet, and would still give a token.
    if (!signedIn) return;
    // The first token of a visit is fetched by the effect above.
    if (token === null && !fetched.current) return;
    const now = Date.now();
    const due = token === null ? 0 : remainingLife(token, now) - RENEW_AHEAD;
    const wait = Math.max(0, due, lastRenewal.current + RENEWAL_PAUSE - now);
    const timer = setTimeout(() => {
      lastRenewal.current = Date.now();
      getAccessTokenSilently({ cacheMode: 'off' })
        .then((fresh) => useAuthStore.getState().setToken(fresh ?? null))
        .catch(() => useAuthStore.getState().clear());
    }, wait);
    return () => clearTimeout(timer);
  }, [isAuthenticated, isLoading, signedIn, token, getAccessTokenSilently]);
}
