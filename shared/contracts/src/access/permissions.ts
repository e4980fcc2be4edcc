/**
 * Every permission key. Code checks keys, never role names, except for the role checks that routes declare. Roles and their permissions are data: a
 * migration has to grant each key that is added here, to ADMIN at least (see CONTRIBUTING.md).
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
