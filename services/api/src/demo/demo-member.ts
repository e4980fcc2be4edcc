import type { RoleName } from '@boardwalk/contracts';

/** A member of the demo community. Times are relative to the time of seeding. */
export interface DemoMember {
  id: string;
  email: string;
  fullName: string;
  username: string;
  joinedDaysAgo: number;
  /** Null for a member who has never been seen since joining. */
  seenHoursAgo: number | null;
  siteRoles: RoleName[];
  identityRoles: RoleName[];
  bio: string;
  pronouns: string;
  timeZone: string;
  listedOnTeam: boolean;
}

const EMAIL_DOMAINS = ['example.com', 'example.org', 'example.net'];

type OptionalFields = Partial<
  Pick<DemoMember, 'siteRoles' | 'bio' | 'pronouns' | 'timeZone' | 'listedOnTeam'>
>;

/** A member without an account at the identity provider, who can't sign in. */
export function member(
  fullName: string,
  username: string,
  joinedDaysAgo: number,
  seenHoursAgo: number | null,
  fields: OptionalFields = {},
): DemoMember {
  const domain = EMAIL_DOMAINS[joinedDaysAgo % EMAIL_DOMAINS.length];
  return {
    id: `auth0|demo-${username}`,
    email: `${username.replaceAll('_', '.')}@${domain}`,
    fullName,
    username,
    joinedDaysAgo,
    seenHoursAgo,
    identityRoles: [],
    siteRoles: [],
    bio: '',
    pronouns: '',
    timeZone: '',
    listedOnTeam: true,
    ...fields,
  };
}

/** A member who can sign in. The identity provider grants `identityRoles` by a claim. */
export function account(
  name: string,
  fullName: string,
  joinedDaysAgo: number,
  seenHoursAgo: number | null,
  fields: OptionalFields & Partial<Pick<DemoMember, 'identityRoles'>> = {},
): DemoMember {
  return {
    ...member(fullName, name, joinedDaysAgo, seenHoursAgo, fields),
    id: `auth0|${name}`,
    email: `${name}@meridian.test`,
    identityRoles: fields.identityRoles ?? [],
  };
}
