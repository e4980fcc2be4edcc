import { effectiveRoles, type RoleName } from './roles.ts';

/** Every permission key. Code asks for keys, never for role names, but for the role checks that the routes state. */
export const PERMISSIONS = [
  'users.read',
  'roles.read',
  'roles.manage',
  'audit.read',
  'feed.read',
  'releases.manage',
  'releases.early',
  'news.write',
  'news.publish',
  'comments.moderate',
  'media.upload',
  'docs.write',
  'notifications.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What each role may do in a new community. The stored role rows start from this table. */
export const ROLE_PERMISSIONS: Record<RoleName, readonly Permission[]> = {
  OWNER: PERMISSIONS,
  ADMIN: PERMISSIONS,
  STAFF: ['users.read', 'roles.read', 'audit.read', 'feed.read', 'releases.early'],
  MODERATOR: ['users.read', 'roles.read', 'comments.moderate'],
  EDITOR: ['news.write', 'news.publish', 'media.upload', 'docs.write'],
  AUTHOR: ['news.write', 'media.upload'],
  HELPER: ['feed.read'],
  STREAMER: [],
  WHITELISTED: [],
  USER: [],
};

/** A stored role as far as permissions are concerned. */
export interface RolePermissions {
  name: string;
  permissions: readonly string[];
}

/** The union of what the held roles list: somebody has a permission if any of their roles lists it. */
export function permissionsOf(held: Iterable<string>, roles: Iterable<RolePermissions>): Permission[] {
  const names = new Set<string>(effectiveRoles(held));
  const granted = new Set<string>();
  for (const role of roles) {
    if (names.has(role.name)) for (const permission of role.permissions) granted.add(permission);
  }
  return PERMISSIONS.filter((permission) => granted.has(permission));
}
