import { tabStore } from '@boardwalk/kit/storage';
import { createContext } from 'react';

const SIGNED_OUT_KEY = 'boardwalk-signed-out';

/** Where a visitor was going when they were asked to sign in: in the state of the sign-in page's location, then in Auth0's `appState`. */
export interface ReturnTo {
  returnTo: string;
  /** Whether the sign-in is a step of what they were doing there: they go straight back, and not home. */
  resume?: boolean;
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

/** Whether a sign-in leads straight back. @param state of a location, which anything could be. */
export function resumesIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resume' in state && state.resume === true;
}

/** What is remembered while somebody is at the provider: Auth0's `appState`. */
export interface AppState extends Partial<ReturnTo> {
  /** They came by a link to sign up. */
  signUp?: boolean | undefined;
}

/** @param state as Auth0 gives it back, which anything could be. */
export function appStateIn(state: unknown): AppState {
  const signUp = typeof state === 'object' && state !== null && 'signUp' in state && state.signUp === true;
  return { returnTo: returnToIn(state), resume: resumesIn(state), signUp };
}

/** What Auth0 gave back of it, on the page that it sends people to. */
export const AppStateContext = createContext<AppState>({});

/** The provider sends people back to the site's origin after a sign-out; this says that they belong on the sign-in page. */
export const signedOut = {
  mark: (): boolean => tabStore.setItem(SIGNED_OUT_KEY, 'yes'),
  take(): boolean {
    const marked = tabStore.getItem(SIGNED_OUT_KEY) !== null;
    tabStore.removeItem(SIGNED_OUT_KEY);
    return marked;
  },
};
