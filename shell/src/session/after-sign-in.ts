import type { CurrentUser } from '@boardwalk/contracts';
import type { AppState } from './return-to.ts';
import { issuedAt } from './token.ts';

/** Age up to which an account counts as new, in milliseconds. */
const MAX_NEW_ACCOUNT_AGE_MS = 10 * 60_000;

/**
 * Returns whether an account was created with this sign-in. Both times are the servers', because a browser's clock may be off by hours.
 * @param token access token of the sign-in.
 */
export function isNewAccount({ createdAt }: Pick<CurrentUser, 'createdAt'>, token: string): boolean {
  const signedInAt = issuedAt(token);
  return signedInAt !== undefined && signedInAt - Date.parse(createdAt) < MAX_NEW_ACCOUNT_AGE_MS;
}

interface Arrival extends Pick<AppState, 'returnTo' | 'resume'> {
  /** Whether the user has just signed up. */
  isNewcomer: boolean;
  /** Path of the whitelist application. */
  applicationPath: string;
  /** Path of the onboarding page, if a remote has one. */
  onboardingPath: string | undefined;
}

/**
 * Returns the target of a sign-in: the action that required it, or the application that the user was about to fill in; new members go to the
 * onboarding page, everyone else to Home, which offers to continue.
 */
export function placeAfterSignIn(arrival: Arrival): string {
  const { returnTo, resume, isNewcomer, applicationPath, onboardingPath } = arrival;
  if (returnTo !== undefined && (resume || isPathOf(returnTo, applicationPath))) return returnTo;
  return (isNewcomer && onboardingPath) || '/';
}

/** Returns whether a URL of this site, which may have a query, has this path. */
export function isPathOf(address: string, path: string): boolean {
  return new URL(address, 'http://site').pathname === path;
}
