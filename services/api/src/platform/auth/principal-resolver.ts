import type { Caller, TokenClaims } from './caller.ts';

/** How a token came. */
export interface TokenSource {
  /** What the browser calls itself, for the list of the member's sessions. */
  userAgent: string | undefined;
  /** Asked before an account is made. @throws TOO_MANY_REQUESTS when its address has had too many. */
  expectRoom(): Promise<void>;
}

/**
 * Finds the caller behind a verified access token. The platform knows tokens but no members, so the session module provides this
 * class: the dependency points from the modules to the platform, never back.
 */
export abstract class PrincipalResolver {
  /**
   * The member that the token belongs to, with the roles that they hold at this moment. Creates the member on their first call.
   * @param token The access token itself, to ask the identity provider for the profile.
   * @throws TOO_MANY_REQUESTS for a member who isn't known yet, from an address that has had too many of those.
   */
  abstract resolve(claims: TokenClaims, token: string, source: TokenSource): Promise<Caller>;
}
