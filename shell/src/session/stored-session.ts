import { AUTH_STORAGE_KEY, TOKEN_KEY, useAuthStore } from '@boardwalk/kit';
import { remainingLife } from './token.ts';

/**
 * Looks at what the last visit left, before anything is drawn. Without the provider's session cookie nobody is signed in, and the
 * provider's library isn't needed. With it, a token that still lives lets the page go ahead while the library checks behind it.
 * @returns whether the provider's library is wanted now.
 */
export function expectSession(clientId: string, finishingSignIn: boolean): boolean {
  const store = useAuthStore.getState();
  const cookie = document.cookie
    .split('; ')
    .some((entry) => entry.startsWith(`auth0.${clientId}.is.authenticated=`));
  if (finishingSignIn) {
    store.setLoading(true);
    return true;
  }
  if (!cookie) {
    store.clear();
    return false;
  }
  const token = localStorage.getItem(TOKEN_KEY);
  const goAhead =
    token !== null && store.user !== null && store.isAuthenticated && remainingLife(token, Date.now()) > 0;
  store.setLoading(!goAhead);
  return true;
}

/** Signing in or out in one tab counts in all. @returns the way to stop listening. */
export function followOtherTabs(onChange: () => void): () => void {
  const follow = async (event: StorageEvent) => {
    if (event.key !== AUTH_STORAGE_KEY) return;
    const before = useAuthStore.getState().user?.id;
    await useAuthStore.persist.rehydrate();
    if (useAuthStore.getState().user?.id !== before) onChange();
  };
  const listener = (event: StorageEvent) => void follow(event);
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
