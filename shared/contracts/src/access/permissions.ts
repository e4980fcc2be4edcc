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
  'forms.manage',
  'applications.review',
  'applications.decide',
  'applications.waive',
  'bridge.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What each role may do. */
export const ROLE_PERMISSIONS: Record<RoleName, readonly Permission[]> = {
  OWNER: PERMISSIONS,
  ADMIN: PERMISSIONS,
  STAFF: [
    'users.read',
    'roles.read',
    'audit.read',
    'feed.read',
    'releases.early',
    'forms.manage',
    'applications.review',
    'applications.decide',
  ],
  MODERATOR: ['users.read', 'roles.read', 'comments.moderate', 'applications.review'],
  EDITOR: ['news.write', 'news.publish', 'media.upload', 'docs.write'],
  AUTHOR: ['news.write', 'media.upload'],
  HELPER: ['feed.read', 'applications.review'],
  STREAMER: [],
  WHITELISTED: [],
  USER: [],
};

/** When the table above was changed last, as an ISO instant: `updatedAt` of every role. */
export const ROLES_UPDATED_AT = '2026-11-23T07:30:00.000Z';

/** The union of what the held roles list: somebody has a permission if any of their roles lists it. Unknown names are dropped. */
export function permissionsOf(held: Iterable<string>): Permission[] {
  const granted = new Set(effectiveRoles(held).flatMap((name) => ROLE_PERMISSIONS[name]));
  return PERMISSIONS.filter((permission) => granted.has(permission));
}
