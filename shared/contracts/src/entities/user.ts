import { z } from 'zod';
import { PERMISSIONS } from '../access/permissions.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { PROFILE_LIMITS } from './profile-limits.ts';
import { roleAssignmentSchema, roleNameSchema } from './role.ts';
import { writtenLine, writtenText } from './written-text.ts';

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

/** A member as everybody may know them. */
export const memberNameSchema = userSchema
  .pick({ id: true, fullName: true, username: true, avatarUrl: true })
  .meta({ id: 'MemberName' });

const profileFields = z.object({
  fullName: writtenLine(1, PROFILE_LIMITS.fullName),
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
  bio: writtenText(0, PROFILE_LIMITS.bio),
  pronouns: writtenLine(0, PROFILE_LIMITS.pronouns),
  timeZone: z.string().max(64).refine(isTimeZone, 'This is not a time zone.').or(z.literal('')),
  links: z
    .array(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(PROFILE_LIMITS.link))
    .max(PROFILE_LIMITS.links),
  listedOnTeam: z.boolean(),
});

/** What a member may change of themself. `version` is what they saw; a stale one is refused with the current row. */
export const profileChangeSchema = profileFields
  .partial()
  .extend({ version: z.int().min(1).optional() })
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** The signed-in member: the user with everything that only they see. `permissions` is what their roles list now. */
export const currentUserSchema = userSchema
  .extend({
    permissions: z.array(z.enum(PERMISSIONS)),
    bio: z.string(),
    pronouns: z.string(),
    timeZone: z.string(),
    links: z.array(z.string()),
    listedOnTeam: z.boolean(),
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** A member as staff see them in the list: with each assignment, so that it can be removed. */
export const listedUserSchema = userSchema
  .extend({
    assignments: z.array(roleAssignmentSchema),
    createdAt: instant,
    lastSeenAt: instant.nullable(),
    demo: z.boolean(),
  })
  .meta({ id: 'ListedUser' });
export type ListedUser = z.infer<typeof listedUserSchema>;

/** A member of the team as the public sees them. Nobody's e-mail address is in it. */
export const teamMemberSchema = personSchema
  .extend({ roles: z.array(roleNameSchema), bio: z.string() })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMemberSchema>;

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
