import type { Versions } from '../database/data-versions.ts';
import type { Caller, TokenClaims } from './caller.ts';

/** The call that somebody is looked up for. */
export interface CallOrigin {
  token: string;
  requestId: string;
}

/**
 * Tells who a token's owner is on this site. The platform knows tokens but no members, so the session module stands in for this
 * class: the dependency points from the modules to the platform, never back.
 */
export abstract class Callers {
  /** @param versions as they were after the call came: nothing older may be used. */
  abstract resolve(claims: TokenClaims, versions: Versions, origin: CallOrigin): Promise<Caller>;
}
