import { INBOX_KIND_NAMES, INBOX_KINDS } from '../inbox/inbox-kinds.ts';
import type { Permission } from './permissions.ts';

/** Groups of permissions, any one of which is enough. `inbox` combines the permissions of all inbox item kinds. */
export const PERMISSION_GROUPS = {
  inbox: [...new Set(INBOX_KIND_NAMES.map((kind) => INBOX_KINDS[kind].permission))] as readonly Permission[],
} as const;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
export const PERMISSION_GROUP_NAMES = Object.keys(PERMISSION_GROUPS) as [
  PermissionGroup,
  ...PermissionGroup[],
];

/** A required permission, or a group any member of which is enough. */
export type WantedPermission = Permission | PermissionGroup;

/** Returns whether the held permissions satisfy the required one. */
export function permits(held: readonly Permission[], wanted: WantedPermission): boolean {
  return permissionsFor(wanted).some((permission) => held.includes(permission));
}

/** Returns the permissions any one of which is enough. */
export function permissionsFor(wanted: WantedPermission): readonly Permission[] {
  return isGroup(wanted) ? PERMISSION_GROUPS[wanted] : [wanted];
}

function isGroup(wanted: WantedPermission): wanted is PermissionGroup {
  return Object.hasOwn(PERMISSION_GROUPS, wanted);
}
