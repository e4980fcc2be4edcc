import { FRESH_SIGN_IN_SECONDS } from '@boardwalk/contracts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';

/**
 * Requires that the caller authenticated a short time ago. Uses the token's time of issue when the provider doesn't send the time of
 * authentication.
 * @throws FRESH_SIGN_IN_NEEDED
 */
export function expectFreshSignIn({ claims }: Pick<Caller, 'claims'>, now = Date.now()): void {
  if (!claims) return;
  const age = now / 1_000 - (claims.signedInAt ?? claims.iat);
  if (age > FRESH_SIGN_IN_SECONDS) throw new ApiError('FRESH_SIGN_IN_NEEDED');
}
