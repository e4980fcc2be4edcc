import { AUTH_STORAGE_KEY, clock, TOKEN_KEY, useAuthStore } from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { CALLBACK_PATH } from './paths.ts';
import { remainingLife } from './token.ts';

/**
 * Restores the session of the last visit, before anything is rendered. Without the provider's session cookie no one is signed in, and the provider's
 * library isn't needed. With it, a valid token lets the page continue while the library verifies the session in the background.
 * @returns whether the provider's library is needed now.
 */
export function expectSession(clientId: string): boolean {
  // On the server no one is signed in.
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

/** Returns whether the provider's session cookie exists. */
export function hasSession(clientId: string): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`auth0.${clientId}.is.authenticated=`));
}

/** Synchronizes sign-in and sign-out between tabs, and with pages in the back/forward cache. @returns a function that stops it. */
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
