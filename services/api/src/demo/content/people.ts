import { profileChangeSchema, ROLE_NAMES, type RoleName } from '@boardwalk/contracts';
import { z } from 'zod';
import { nameAmong, readJson } from './read-content.ts';

/** Member of the demo community. Times are relative to the time of seeding. */
export interface DemoMember {
  id: string;
  /** Name in the other files of the demo: that of the account, else the handle. */
  key: string;
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

const roles = z.array(z.enum(ROLE_NAMES));
const profile = profileChangeSchema.pick({
  fullName: true,
  username: true,
  bio: true,
  pronouns: true,
  timeZone: true,
  listedOnTeam: true,
});
const memberSchema = profile
  .required({ fullName: true, username: true })
  .extend({
    joinedDaysAgo: z.int().min(0),
    seenHoursAgo: z.number().min(0).nullable(),
    siteRoles: roles.default([]),
  })
  .strict();
const membersSchema = z.strictObject({
  team: z.array(memberSchema),
  residents: z.array(memberSchema),
  arrivals: z.array(memberSchema),
});
/** Accounts, by their name at the identity provider, which grants their `identityRoles` by a claim. */
const accountsSchema = z.array(
  memberSchema.extend({ account: z.string(), identityRoles: roles.default([]) }),
);

/** Reads the accounts that can be signed in to, highest role first. */
export function readAccounts(): DemoMember[] {
  return readJson('accounts.json', accountsSchema).map(({ account, ...member }) => ({
    ...withDefaults(member),
    id: `auth0|${account}`,
    key: account,
    email: `${account}@meridian.test`,
    identityRoles: member.identityRoles,
  }));
}

/** Reads the members without an account at the identity provider, who can't sign in. */
export function readMembers(): DemoMember[] {
  const { team, residents, arrivals } = readJson('members.json', membersSchema);
  return [...team, ...residents, ...arrivals].map((member) => ({
    ...withDefaults(member),
    id: `auth0|demo-${member.username}`,
    key: member.username,
    email: `${member.username.replaceAll('_', '.')}@${EMAIL_DOMAINS[member.joinedDaysAgo % EMAIL_DOMAINS.length]}`,
    identityRoles: [],
  }));
}

function withDefaults(member: z.infer<typeof memberSchema>) {
  const { bio = '', pronouns = '', timeZone = '', listedOnTeam = true } = member;
  return { ...member, bio, pronouns, timeZone, listedOnTeam };
}

/** Member of the demo community: the name of an account, or a handle. */
export const demoMember = nameAmong(
  () => [...readAccounts(), ...readMembers()].map(({ key }) => key),
  (name) => `There is no account and no member ${name}.`,
);
