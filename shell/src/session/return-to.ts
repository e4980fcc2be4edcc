import { tabStore } from '@boardwalk/kit/storage';
import { createContext } from 'react';

const SIGNED_OUT_KEY = 'boardwalk-signed-out';

/** Target of a sign-in: stored in the location state of the sign-in page, then in Auth0's `appState`. */
export interface ReturnTo {
  returnTo: string;
  /** Whether the sign-in interrupts an action: then the user returns directly, and not to Home. */
  resume?: boolean;
}

/** @param state a location's state, of unknown type. */
export function returnToIn(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'returnTo' in state &&
    typeof state.returnTo === 'string'
    ? state.returnTo
    : undefined;
}

/** Returns whether a sign-in resumes an action. @param state a location's state, of unknown type. */
export function resumesIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resume' in state && state.resume === true;
}

/** State stored during the login: Auth0's `appState`. */
export interface AppState extends Partial<ReturnTo> {
  /** Whether the user came from a sign-up link. */
  signUp?: boolean | undefined;
}

/** @param state Auth0's `appState`, of unknown type. */
export function appStateIn(state: unknown): AppState {
  const signUp = typeof state === 'object' && state !== null && 'signUp' in state && state.signUp === true;
  return { returnTo: returnToIn(state), resume: resumesIn(state), signUp };
}

/** The app state that Auth0 returned, on the callback page. */
export const AppStateContext = createContext<AppState>({});

/** Flag for the redirect after a sign-out: the provider returns to the site's origin, but the user belongs on the sign-in page. */
export const signedOut = {
  mark: (): boolean => tabStore.setItem(SIGNED_OUT_KEY, 'yes'),
  take(): boolean {
    const marked = tabStore.getItem(SIGNED_OUT_KEY) !== null;
    tabStore.removeItem(SIGNED_OUT_KEY);
    return marked;
  },
};
