import { z } from 'zod';
import { PERMISSION_GROUP_NAMES, type WantedPermission } from '../access/permission-groups.ts';
import { PERMISSIONS } from '../access/permissions.ts';
import { localLine } from './local-line.ts';

/** Maximum number of permissions that a remote may declare. */
const MAX_PERMISSIONS = 8;

/** Key of a remote's own permission: the name of the remote, a dot, and a word. */
export const remotePermissionKey = z
  .string()
  .max(71)
  .regex(/^[a-z][a-z0-9-]{1,39}\.[a-z][a-z0-9-]{1,29}$/, 'Permissions look like polls.manage.');

/** A permission that a page, a link or an action needs: one of the site, any of a group, or one that the remote declares. */
export type PagePermission = WantedPermission | `${string}.${string}`;

export const pagePermissionSchema: z.ZodType<PagePermission, PagePermission> = z.union(
  [
    z.enum([...PERMISSIONS, ...PERMISSION_GROUP_NAMES]),
    remotePermissionKey as unknown as z.ZodType<`${string}.${string}`, `${string}.${string}`>,
  ],
  'A permission is one of the site, or one of this remote, such as polls.manage.',
);

/** A permission of a remote, with its name for people who edit roles. */
export const remotePermissionSchema = z.object({
  key: remotePermissionKey,
  label: localLine(60),
  description: localLine(200).optional(),
});
export type RemotePermission = z.infer<typeof remotePermissionSchema>;

export const remotePermissionsSchema = z
  .array(remotePermissionSchema)
  .max(MAX_PERMISSIONS, `At most ${MAX_PERMISSIONS} permissions.`)
  .refine((permissions) => new Set(permissions.map(({ key }) => key)).size === permissions.length, {
    message: 'Name each permission once.',
  });
