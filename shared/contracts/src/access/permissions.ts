/**
 * Every permission key. Code asks for keys, never for role names, but for the role checks that the routes state. Which role has which is data:
 * a key that is added here is granted by a migration, to ADMIN at least (see CONTRIBUTING.md).
 */
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
  'dashboard.read',
  'members.moderate',
  'members.notes',
  'site.manage',
  'streams.manage',
  'events.publish',
  'estate.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
