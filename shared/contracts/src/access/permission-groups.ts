import { INBOX_KIND_NAMES, INBOX_KINDS } from '../inbox/inbox-kinds.ts';
import type { Permission } from './permissions.ts';

/** Permissions of which any one opens the same thing: `inbox` is what can wait there, each kind with its own. */
export const PERMISSION_GROUPS = {
  inbox: [...new Set(INBOX_KIND_NAMES.map((kind) => INBOX_KINDS[kind].permission))] as readonly Permission[],
} as const;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
export const PERMISSION_GROUP_NAMES = Object.keys(PERMISSION_GROUPS) as [
  PermissionGroup,
  ...PermissionGroup[],
];

/** What something takes: one permission, or any of a group. */
export type WantedPermission = Permission | PermissionGroup;

/** Whether what is held is enough. */
export function permits(held: readonly Permission[], wanted: WantedPermission): boolean {
  return permissionsFor(wanted).some((permission) => held.includes(permission));
}

/** The permissions of which any one is enough. */
export function permissionsFor(wanted: WantedPermission): readonly Permission[] {
  return isGroup(wanted) ? PERMISSION_GROUPS[wanted] : [wanted];
}

function isGroup(wanted: WantedPermission): wanted is PermissionGroup {
  return Object.hasOwn(PERMISSION_GROUPS, wanted);
}
