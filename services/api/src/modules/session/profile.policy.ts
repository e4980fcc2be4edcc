import { PROFILE_LIMITS, truncate } from '@boardwalk/contracts';
import type { TokenClaims } from '../../platform/auth/caller.ts';

/** Profile from the identity provider, by the token or by `/userinfo`. */
export type ProviderProfile = Partial<Record<'name' | 'nickname' | 'email' | 'picture', string>> & {
  email_verified?: boolean | undefined;
};

/** Returns the first profile of a member. A missing name is derived from the subject, so that there always is one. */
export function profileFrom(claims: Pick<TokenClaims, 'sub'> & ProviderProfile, info: ProviderProfile) {
  const known = { ...info, ...definedOf(claims) };
  const subject = claims.sub.split('|').at(-1) ?? claims.sub;
  const mailbox = known.email?.split('@')[0];
  const fullName = known.name ?? known.nickname ?? mailbox ?? `Member ${subject}`;
  return {
    fullName: truncate(fullName, PROFILE_LIMITS.fullName, { end: '' }),
    wantedHandle: known.nickname ?? mailbox ?? known.name ?? subject,
    email: known.email ?? '',
    emailVerified: verifiedIn(claims, info),
    pictureSource: known.picture && URL.canParse(known.picture) ? new URL(known.picture).href : null,
  };
}

/** Returns whether the provider has verified the used address; null when that is unknown. */
function verifiedIn(claims: ProviderProfile, info: ProviderProfile): boolean | null {
  const isSame = claims.email === undefined || claims.email === info.email;
  return claims.email_verified ?? (isSame ? info.email_verified : undefined) ?? null;
}

function definedOf({ name, nickname, email, picture }: ProviderProfile): ProviderProfile {
  return Object.fromEntries(
    Object.entries({ name, nickname, email, picture }).filter(([, value]) => value !== undefined),
  );
}
