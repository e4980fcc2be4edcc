import type { TokenClaims } from '../../platform/auth/caller.ts';
import type { Member } from '../users/membership.service.ts';

/**
 * Whether the session of a token was ended, by itself, with all others, or with all but one. Tokens that are fetched anew belong to the sign-in that they come from; where the provider doesn't say
 * when that was, a token counts from when it was issued, in whole seconds, so one second is lost to a sign-in that comes at once.
 */
export function isEnded(
  {
    sessionsEndedAt,
    othersEndedAt,
    keptSignInAt,
    session,
  }: Pick<Member, 'sessionsEndedAt' | 'othersEndedAt' | 'keptSignInAt' | 'session'>,
  { signedInAt, iat }: Pick<TokenClaims, 'signedInAt' | 'iat'>,
): boolean {
  if (session?.endedAt != null) return true;
  const began = Math.round((signedInAt ?? iat) * 1_000);
  const isOther = keptSignInAt === null || keptSignInAt.getTime() !== began;
  if (othersEndedAt !== null && isOther && began <= othersEndedAt.getTime()) return true;
  return sessionsEndedAt !== null && began <= sessionsEndedAt.getTime();
}
