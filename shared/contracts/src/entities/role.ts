import { z } from 'zod';
import { PERMISSIONS } from '../access/permissions.ts';
import {
  normalRoleName,
  ROLE_COLOURS,
  ROLE_KINDS,
  ROLE_NAME,
  ROLE_NAMES,
  ROLE_SOURCES,
} from '../access/roles.ts';
import { remotePermissionKey } from '../releases/remote-permission.ts';
import { line } from '../texts/written.ts';
import { instant } from './list.ts';

/** The name of a role, a system role or a custom one. */
export const roleNameSchema = z
  .string()
  .regex(ROLE_NAME, 'Use 2 to 24 capital letters, digits and underscores.');

/** Error for a name that no role has. */
export const NO_ROLE = 'This is not a role of the site.';

/** A role name in any case, converted to capitals. Whether the role exists has to be checked separately. */
export const roleNameInput = line(0, 40).transform((text, context) => {
  const role = normalRoleName(text);
  if (role) return role;
  context.addIssue({ code: 'custom', message: NO_ROLE });
  return z.NEVER;
});

/** A role with its permissions. `position` counts from 1, the highest; `rank` is the inverse order: higher ranks above lower, and USER has 0. */
export const roleSchema = z
  .object({
    name: roleNameSchema,
    kind: z.enum(ROLE_KINDS),
    colour: z.enum(ROLE_COLOURS),
    position: z.int().min(1),
    rank: z.int().min(0),
    permissions: z.array(z.enum(PERMISSIONS)),
    /** Granted permissions of remotes, including those that no served version declares at the moment. */
    remotePermissions: z.array(z.string()),
    version: z.int().min(1),
    updatedAt: instant,
  })
  .meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;

const roleFields = {
  colour: z.enum(ROLE_COLOURS),
  permissions: z
    .array(z.enum(PERMISSIONS))
    .max(PERMISSIONS.length)
    .transform((keys) => PERMISSIONS.filter((key) => keys.includes(key))),
  /** Permissions of remotes; unchanged if absent. */
  remotePermissions: z.array(remotePermissionKey).max(100).optional(),
};

/** A new custom role. It is placed right above USER. */
export const newRoleSchema = z.object({
  name: roleNameInput.refine((name) => !ROLE_NAMES.some((taken) => taken === name), {
    error: 'This name is used by a system role.',
  }),
  ...roleFields,
});
export type NewRole = z.infer<typeof newRoleSchema>;

/** Changeable fields of a role. `version` is the version that the editor saw; a stale one is rejected with the current row. */
export const roleChangeSchema = z.object({ version: z.int().min(1), ...roleFields });
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** All role names, highest first: the order that the editor saw, and the new one. */
export const roleOrderSchema = z.object({
  from: z.array(roleNameInput).max(100),
  to: z.array(roleNameInput).max(100),
});

/** A role of a member. `source` is its origin: the identity provider or this site. */
export const roleAssignmentSchema = z
  .object({
    id: z.uuid(),
    userId: z.string(),
    role: roleNameSchema,
    source: z.enum(ROLE_SOURCES),
    createdAt: instant,
  })
  .meta({ id: 'RoleAssignment' });
export type RoleAssignment = z.infer<typeof roleAssignmentSchema>;
