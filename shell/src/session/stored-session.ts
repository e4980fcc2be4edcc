import { AUTH_STORAGE_KEY, clock, TOKEN_KEY, useAuthStore } from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { CALLBACK_PATH } from './paths.ts';
import { remainingLife } from './token.ts';

/** Minimum remaining lifetime of a token for a page that isn't idle yet, in milliseconds. */
const MIN_LIFE_MS = 60_000;

/**
 * Restores the session of the last visit, before anything is rendered. Without the provider's session cookie no one is signed in. With it, a valid
 * token lets the page continue while the provider's library verifies the session in the background.
 * @returns when the library is needed: `later`, once the page is idle, if nothing waits for it.
 */
export function expectSession(clientId: string): 'never' | 'later' | 'now' {
  // On the server no one is signed in.
  if (typeof document === 'undefined') return 'never';
  const store = useAuthStore.getState();
  if (location.pathname === CALLBACK_PATH) {
    store.setLoading(true);
    return 'now';
  }
  if (!hasSession(clientId)) {
    store.clear();
    return 'never';
  }
  const token = localStore.getItem(TOKEN_KEY);
  const life = token === null ? 0 : remainingLife(token, clock.now());
  const goAhead = life > 0 && store.user !== null && store.isAuthenticated;
  store.setLoading(!goAhead);
  return goAhead && life > MIN_LIFE_MS ? 'later' : 'now';
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
