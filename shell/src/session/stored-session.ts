import { AUTH_STORAGE_KEY, clock, TOKEN_KEY, useAuthStore } from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { CALLBACK_PATH } from './paths.ts';
import { remainingLife } from './token.ts';

/**
 * Looks at what the last visit left, before anything is drawn. Without the provider's session cookie nobody is signed in, and the
 * provider's library isn't needed. With it, a token that still lives lets the page go ahead while the library checks behind it.
 * @returns whether the provider's library is wanted now.
 */
export function expectSession(clientId: string): boolean {
  // On the server nobody is signed in.
  if (typeof document === 'undefined') return false;
  const store = useAuthStore.getState();
  if (location.pathname === CALLBACK_PATH) {
    store.setLoading(true);
    return true;
  }
  if (!hasSession(clientId)) {
    store.clear();
    return false;
  }
  const token = localStore.getItem(TOKEN_KEY);
  const goAhead =
    token !== null && store.user !== null && store.isAuthenticated && remainingLife(token, clock.now()) > 0;
  store.setLoading(!goAhead);
  return true;
}

/** Whether the provider's session cookie is here: somebody signed in, and didn't sign out. */
export function hasSession(clientId: string): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`auth0.${clientId}.is.authenticated=`));
}

/** Signing in or out in one tab counts in all, and in a page that the browser kept while it was away. @returns the way to stop listening. */
export function followOtherTabs(onChange: () => void): () => void {
  const follow = async () => {
    const before = useAuthStore.getState().user?.id;
    await useAuthStore.persist.rehydrate();
    if (useAuthStore.getState().user?.id !== before) onChange();
  };
  const stored = ({ key }: StorageEvent) => void (key === AUTH_STORAGE_KEY && follow());
  const shown = ({ persisted }: PageTransitionEvent) => void (persisted && follow());
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', shown);
  };
}
