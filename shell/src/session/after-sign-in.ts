import type { CurrentUser } from '@boardwalk/contracts';
import type { AppState } from './return-to.ts';
import { issuedAt } from './token.ts';

/** An account counts as new for so long after it was made, in milliseconds. */
const NEW_FOR = 10 * 60_000;

/**
 * Whether an account was made with this sign-in. Both times are the servers' own: a browser's clock can be off by hours.
 * @param token the access token of the sign-in.
 */
export function isNewAccount({ createdAt }: Pick<CurrentUser, 'createdAt'>, token: string): boolean {
  const signedInAt = issuedAt(token);
  return signedInAt !== undefined && signedInAt - Date.parse(createdAt) < NEW_FOR;
}

interface Arrival extends Pick<AppState, 'returnTo' | 'resume'> {
  /** They have just signed up. */
  isNewcomer: boolean;
  /** Where one applies for the whitelist. */
  applicationPath: string;
  /** The page for newcomers, if a remote brings one. */
  onboardingPath: string | undefined;
}

/**
 * Returns where a sign-in leads: back to what it was a step of, or to the application that they were about to fill in; newcomers to the page for them,
 * everyone else home, where they are offered the way on.
 */
export function placeAfterSignIn(arrival: Arrival): string {
  const { returnTo, resume, isNewcomer, applicationPath, onboardingPath } = arrival;
  if (returnTo !== undefined && (resume || isPathOf(returnTo, applicationPath))) return returnTo;
  return (isNewcomer && onboardingPath) || '/';
}

/** Whether an address of this site, which may have a query, leads to this path. */
export function isPathOf(address: string, path: string): boolean {
  return new URL(address, 'http://site').pathname === path;
}
