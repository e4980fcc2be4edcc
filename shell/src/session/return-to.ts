import { createContext } from 'react';

const SIGNED_OUT_KEY = 'boardwalk-signed-out';

/** Where a visitor was going when they were asked to sign in: in the state of the sign-in page's location, then in Auth0's `appState`. */
export interface ReturnTo {
  returnTo: string;
}

/** @param state of a location, which anything could be. */
export function returnToIn(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'returnTo' in state &&
    typeof state.returnTo === 'string'
    ? state.returnTo
    : undefined;
}

/** What Auth0 gave back of it, on the page that it sends people to. */
export const ReturnToContext = createContext<string | undefined>(undefined);

/** The provider sends people back to the site's origin after a sign-out; this says that they belong on the sign-in page. */
export const signedOut = {
  mark: (): void => sessionStorage.setItem(SIGNED_OUT_KEY, 'yes'),
  take(): boolean {
    const marked = sessionStorage.getItem(SIGNED_OUT_KEY) !== null;
    sessionStorage.removeItem(SIGNED_OUT_KEY);
    return marked;
  },
};
