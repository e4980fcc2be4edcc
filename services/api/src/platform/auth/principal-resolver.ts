import type { Caller, TokenClaims } from './caller.ts';

/**
 * Finds the caller behind a verified access token. The platform knows tokens but no members, so the session module provides this
 * class: the dependency points from the modules to the platform, never back.
 */
export abstract class PrincipalResolver {
  /**
   * The member that the token belongs to, with the roles that they hold at this moment. Creates the member on their first call.
   * @param token The access token itself, to ask the identity provider for the profile.
   */
  abstract resolve(claims: TokenClaims, token: string): Promise<Caller>;
}
