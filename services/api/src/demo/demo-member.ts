import type { RoleName } from '@boardwalk/contracts';

/** Somebody of the demo community. Times count back from the moment of seeding. */
export interface DemoMember {
  id: string;
  email: string;
  fullName: string;
  username: string;
  joinedDaysAgo: number;
  /** Null for somebody who signed up and never came back. */
  seenHoursAgo: number | null;
  siteRoles: RoleName[];
  identityRoles: RoleName[];
  bio: string;
  pronouns: string;
  timeZone: string;
  listedOnTeam: boolean;
}

const MAILBOXES = ['example.com', 'example.org', 'example.net'];

type Told = Partial<Pick<DemoMember, 'siteRoles' | 'bio' | 'pronouns' | 'timeZone' | 'listedOnTeam'>>;

/** A member without an account at the identity provider: only there to be seen. */
export function member(
  fullName: string,
  username: string,
  joinedDaysAgo: number,
  seenHoursAgo: number | null,
  told: Told = {},
): DemoMember {
  const mailbox = MAILBOXES[joinedDaysAgo % MAILBOXES.length];
  return {
    ...{ id: `auth0|demo-${username}`, email: `${username.replaceAll('_', '.')}@${mailbox}` },
    ...{ fullName, username, joinedDaysAgo, seenHoursAgo, identityRoles: [] },
    ...{ siteRoles: [], bio: '', pronouns: '', timeZone: '', listedOnTeam: true },
    ...told,
  };
}

/** One of the accounts that can be signed in to. The roles of the claim are what the identity provider says. */
export function account(
  name: string,
  fullName: string,
  joinedDaysAgo: number,
  seenHoursAgo: number | null,
  told: Told & Partial<Pick<DemoMember, 'identityRoles'>> = {},
): DemoMember {
  return {
    ...member(fullName, name, joinedDaysAgo, seenHoursAgo, told),
    id: `auth0|${name}`,
    email: `${name}@meridian.test`,
    identityRoles: told.identityRoles ?? [],
  };
}
