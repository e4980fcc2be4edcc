import { z } from 'zod';
import { PERMISSIONS } from '../access/permissions.ts';
import { ROLE_NAMES, ROLE_SOURCES, toRoleName } from '../access/roles.ts';
import { instant } from './list.ts';

export const roleNameSchema = z.enum(ROLE_NAMES);

/** A role name as people send it, in small letters or large; answered in capitals. */
export const roleNameInput = z
  .string()
  .max(40)
  .transform((text, context) => {
    const role = toRoleName(text);
    if (role) return role;
    context.addIssue({ code: 'custom', message: 'This is not a role of the site.' });
    return z.NEVER;
  });

/** A role with what it permits. `rank` orders roles: higher stands above lower. */
export const roleSchema = z
  .object({
    name: roleNameSchema,
    rank: z.int(),
    permissions: z.array(z.enum(PERMISSIONS)),
    updatedAt: instant,
  })
  .meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;

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
