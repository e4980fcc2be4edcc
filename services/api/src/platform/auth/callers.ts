import type { Caller, TokenClaims } from './caller.ts';

/**
 * Tells who a token's owner is on this site. The platform knows tokens but no members, so the session module stands in for this
 * class: the dependency points from the modules to the platform, never back.
 */
export abstract class Callers {
  abstract resolve(claims: TokenClaims, token: string, requestId: string): Promise<Caller>;
}
