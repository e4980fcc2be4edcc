import type { Caller, TokenClaims } from './caller.ts';

/** Circumstances of the request that sent a token. */
export interface TokenSource {
  /** User agent of the browser, for the list of the member's sessions. */
  userAgent: string | undefined;
  /** Called before an account is created. @throws TOO_MANY_REQUESTS when its address has created too many. */
  expectRoom(): Promise<void>;
}

/**
 * Finds the caller behind a verified access token. The platform knows tokens but no members, so the session module provides this
 * class: the dependency points from the modules to the platform, never back.
 */
export abstract class PrincipalResolver {
  /**
   * Returns the member of the token, with their current roles. Creates the member on their first call.
   * @param token The access token itself, for the profile request to the identity provider.
   * @throws TOO_MANY_REQUESTS for a new member from an address that has created too many accounts.
   */
  abstract resolve(claims: TokenClaims, token: string, source: TokenSource): Promise<Caller>;
}
