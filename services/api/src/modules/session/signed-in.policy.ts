import type { TokenClaims } from '../../platform/auth/caller.ts';
import type { Member } from '../users/membership.service.ts';

/**
 * Whether the session of a token was ended, by itself or with all others. Tokens that are fetched anew belong to the sign-in that they come from; where the provider doesn't say
 * when that was, a token counts from when it was issued, in whole seconds, so one second is lost to a sign-in that comes at once.
 */
export function isEnded(
  { sessionsEndedAt, session }: Pick<Member, 'sessionsEndedAt' | 'session'>,
  { signedInAt, iat }: Pick<TokenClaims, 'signedInAt' | 'iat'>,
): boolean {
  if (session?.endedAt != null) return true;
  return sessionsEndedAt !== null && (signedInAt ?? iat) * 1_000 <= sessionsEndedAt.getTime();
}
