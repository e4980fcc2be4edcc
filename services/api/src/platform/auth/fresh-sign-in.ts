import { FRESH_SIGN_IN_SECONDS } from '@boardwalk/contracts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';

/**
 * Whether the caller proved who they are a short time ago. Where the provider doesn't say when that was, a token counts from when it was issued.
 * @throws FRESH_SIGN_IN_NEEDED
 */
export function expectFreshSignIn({ claims }: Pick<Caller, 'claims'>, now = Date.now()): void {
  if (!claims) return;
  const age = now / 1_000 - (claims.signedInAt ?? claims.iat);
  if (age > FRESH_SIGN_IN_SECONDS) throw new ApiError('FRESH_SIGN_IN_NEEDED');
}
