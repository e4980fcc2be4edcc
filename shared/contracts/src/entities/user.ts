import { z } from 'zod';
import { PERMISSIONS } from '../access/permissions.ts';
import { ACCOUNT_STATES } from '../moderation/punishment-states.ts';
import { address, line, text } from '../texts/written.ts';
import { instant } from './list.ts';
import { zoneName } from './local-time.ts';
import { personSchema } from './person.ts';
import { PROFILE_LIMITS } from './profile-limits.ts';
import { AUDIENCES, type ProfilePart } from './profile-visibility.ts';
import { accountSchema } from './punishment.ts';
import { roleAssignmentSchema, roleNameSchema } from './role.ts';

/** A member. `id` is the identity provider's subject. `avatarUrl` is a path on this site, null without a picture. */
export const userSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    fullName: z.string(),
    username: z.string(),
    avatarUrl: z.string().nullable(),
    roles: z.array(roleNameSchema),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** A member's name and picture, as anyone may see them. */
export const memberNameSchema = userSchema
  .pick({ id: true, fullName: true, username: true, avatarUrl: true })
  .meta({ id: 'MemberName' });

const audience = z.enum(AUDIENCES);
const visibilitySchema = z
  .object({
    page: audience,
    roles: audience,
    pronouns: audience,
    bio: audience,
    links: audience,
    timeZone: audience,
    accounts: audience,
    comments: audience,
    properties: audience,
  } satisfies Record<ProfilePart, unknown>)
  .meta({ id: 'Visibility' });

const profileFields = z.object({
  fullName: line(1, PROFILE_LIMITS.fullName),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .min(PROFILE_LIMITS.usernameMin)
    .max(PROFILE_LIMITS.username)
    .regex(
      /^[a-z0-9][a-z0-9._-]*$/,
      'Use letters, digits, dot, dash and underscore, starting with a letter or digit.',
    ),
  bio: text(0, PROFILE_LIMITS.bio),
  pronouns: line(0, PROFILE_LIMITS.pronouns),
  timeZone: z.literal('').or(zoneName),
  links: z
    .array(
      address(PROFILE_LIMITS.link, { protocol: /^https?$/, hostname: z.regexes.domain, abort: true })
        .refine((link) => link.startsWith('https://'), 'Enter an address that begins with https://.')
        .refine((link) => !/^https:\/\/[^/?#]*@/.test(link), 'Leave out the name before the @.'),
    )
    .max(PROFILE_LIMITS.links),
  listedOnTeam: z.boolean(),
  visibility: visibilitySchema,
});

/** Fields of a profile that members may change. `version` is the version they saw; a stale one is rejected with the current row. */
export const profileChangeSchema = profileFields
  .partial()
  .extend({ version: z.int().min(1).optional() })
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** The signed-in member, including private data. `permissions` is derived from their current roles. */
export const currentUserSchema = userSchema
  .extend({
    permissions: z.array(z.enum(PERMISSIONS)),
    /** Permissions of remotes: all of them, or these. */
    remotePermissions: z.union([z.literal('all'), z.array(z.string())]).default([]),
    account: accountSchema,
    bio: z.string(),
    pronouns: z.string(),
    timeZone: z.string(),
    links: z.array(z.string()),
    listedOnTeam: z.boolean(),
    visibility: visibilitySchema,
    /** Path of their banner on this site; null without one. */
    bannerUrl: z.string().nullable(),
    /** Time of the requested deletion of the account; null without a request. */
    deletionDueAt: instant.nullable(),
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** A member in the staff's list, with each role assignment, so that it can be removed. */
export const listedUserSchema = userSchema
  .extend({
    assignments: z.array(roleAssignmentSchema),
    createdAt: instant,
    lastSeenAt: instant.nullable(),
    accountState: z.enum(ACCOUNT_STATES),
    demo: z.boolean(),
  })
  .meta({ id: 'ListedUser' });
export type ListedUser = z.infer<typeof listedUserSchema>;

/** Sort orders of members: by name, newest first, or last active first. */
export const MEMBER_SORTS = ['name', 'joined', 'seen'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** A member's page for staff. */
export const memberSchema = listedUserSchema
  .extend({
    bio: z.string(),
    pronouns: z.string(),
    timeZone: z.string(),
    links: z.array(z.string()),
    account: accountSchema,
    /** Time at which all their sessions were last ended. */
    sessionsEndedAt: instant.nullable(),
    /** Numbers of punishments and notes; null where the caller may not read them. */
    counts: z.object({ punishments: z.int().nullable(), notes: z.int().nullable() }),
    /** Actions available to the caller: none on themselves or on a member whose highest role isn't below their own. */
    may: z.object({ punish: z.boolean(), endSessions: z.boolean(), notes: z.boolean() }),
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof memberSchema>;

export const memberTotalsSchema = z
  .object({
    members: z.int().min(0),
    restricted: z.int().min(0),
    suspended: z.int().min(0),
    banned: z.int().min(0),
  })
  .meta({ id: 'MemberTotals' });
export type MemberTotals = z.infer<typeof memberTotalsSchema>;

/** Public data of a team member, without the e-mail address. */
export const teamMemberSchema = personSchema
  .extend({ roles: z.array(roleNameSchema), bio: z.string() })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMemberSchema>;
