import type { TokenClaims } from '../../platform/auth/caller.ts';
import type { Member } from '../users/membership.service.ts';

/**
 * Whether the session of a token was ended, individually, with all others, or with all but one. Renewed tokens belong to their original sign-in;
 * where the provider doesn't send its time, a token counts from its time of issue in whole seconds, so a sign-in within the same second is lost.
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
