import type { Caller, TokenClaims } from './caller.ts';

/**
 * Finds the caller behind a verified access token. The platform knows tokens but no members, so the session module provides this
 * class: the dependency points from the modules to the platform, never back.
 */
export abstract class PrincipalResolver {
  /**
   * The member that the token belongs to, with the roles that they hold at this moment. Creates the member on their first call.
   * @param token The access token itself, to ask the identity provider for the profile.
   * @param userAgent What the browser calls itself, for the list of the member's sessions.
   */
  abstract resolve(claims: TokenClaims, token: string, userAgent?: string): Promise<Caller>;
}
