import { PROFILE_LIMITS } from '@boardwalk/contracts';
import type { TokenClaims } from '../../platform/auth/caller.ts';

/** What the provider may tell about a person, in the token or when asked. */
export type ToldProfile = Partial<Record<'name' | 'nickname' | 'email' | 'picture', string>>;

/** A profile to start with. What nobody told is made from the subject, so that the person has a name to be shown. */
export function profileFrom(claims: Pick<TokenClaims, 'sub'> & ToldProfile, info: ToldProfile) {
  const told = { ...info, ...definedOf(claims) };
  const subject = claims.sub.split('|').at(-1) ?? claims.sub;
  const mailbox = told.email?.split('@')[0];
  const fullName = told.name ?? told.nickname ?? mailbox ?? `Member ${subject}`;
  return {
    fullName: fullName.slice(0, PROFILE_LIMITS.fullName),
    wantedHandle: told.nickname ?? mailbox ?? told.name ?? subject,
    email: told.email ?? '',
    avatarUrl: told.picture && URL.canParse(told.picture) ? told.picture : null,
  };
}

function definedOf({ name, nickname, email, picture }: ToldProfile): ToldProfile {
  return Object.fromEntries(
    Object.entries({ name, nickname, email, picture }).filter(([, value]) => value !== undefined),
  );
}
