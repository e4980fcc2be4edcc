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
import { line } from '../texts/written.ts';
import { instant } from './list.ts';

/** The name of a role, one of the system or one of the site's own. */
export const roleNameSchema = z.string().regex(ROLE_NAME, 'Capitals, digits and _, 2 to 24 of them.');

/** What is said of a name that no role has. */
export const NO_ROLE = 'This is not a role of the site.';

/** A role name as people send it, in small letters or large; read in capitals. Whether the site has it is checked with the roles at hand. */
export const roleNameInput = line(0, 40).transform((text, context) => {
  const role = normalRoleName(text);
  if (role) return role;
  context.addIssue({ code: 'custom', message: NO_ROLE });
  return z.NEVER;
});

/**
 * A role with what it permits. `position` counts from 1, the highest; `rank` orders them the other way round: higher stands above lower, and
 * USER has 0.
 */
export const roleSchema = z
  .object({
    name: roleNameSchema,
    kind: z.enum(ROLE_KINDS),
    colour: z.enum(ROLE_COLOURS),
    position: z.int().min(1),
    rank: z.int().min(0),
    permissions: z.array(z.enum(PERMISSIONS)),
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
};

/** A new role of the site's own. It is placed right above USER. */
export const newRoleSchema = z.object({
  name: roleNameInput.refine((name) => !ROLE_NAMES.some((taken) => taken === name), {
    error: 'This name is used by a system role.',
  }),
  ...roleFields,
});
export type NewRole = z.infer<typeof newRoleSchema>;

/** What can be changed of a role. `version` is what the editor saw; a stale one is refused with the current row. */
export const roleChangeSchema = z.object({ version: z.int().min(1), ...roleFields });
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** All names of roles, highest first: as the editor saw them, and as they are to stand. */
export const roleOrderSchema = z.object({
  from: z.array(roleNameInput).max(100),
  to: z.array(roleNameInput).max(100),
});

/** One role held by one member. `source` says who granted it: the identity provider or this site. */
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
