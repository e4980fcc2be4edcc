import { localize, type Permission, type Role } from '@boardwalk/contracts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeclaringRemote } from './queries.ts';

/** Label of each permission. */
export const PERMISSION_LABELS: Record<Permission, ReactNode> = {
  'users.read': <Trans>View members</Trans>,
  'roles.read': <Trans>View roles and permissions</Trans>,
  'roles.manage': <Trans>Give, change and remove roles</Trans>,
  'audit.read': <Trans>Read the audit log</Trans>,
  'dashboard.read': <Trans>View dashboard</Trans>,
  'releases.manage': <Trans>Manage releases</Trans>,
  'releases.early': <Trans>Get releases early</Trans>,
  'feed.read': <Trans>View recent activity on Home</Trans>,
  'news.write': <Trans>Write articles</Trans>,
  'news.publish': <Trans>Publish and edit every article</Trans>,
  'comments.moderate': <Trans>Moderate comments</Trans>,
  'media.upload': <Trans>Upload pictures</Trans>,
  'docs.write': <Trans>Write the docs</Trans>,
  'notifications.manage': <Trans>Send failed messages again</Trans>,
  'forms.manage': <Trans>Build forms</Trans>,
  'applications.review': <Trans>Review applications</Trans>,
  'applications.decide': <Trans>Decide about applications</Trans>,
  'applications.waive': <Trans>Let applicants apply again without waiting</Trans>,
  'bridge.manage': <Trans>Manage game server keys</Trans>,
  'members.moderate': <Trans>Warn, punish, decide appeals</Trans>,
  'members.notes': <Trans>Notes about members</Trans>,
  'streams.manage': <Trans>Decide about streamers</Trans>,
  'events.publish': <Trans>Publish and edit every event</Trans>,
  'estate.manage': <Trans>Manage the property registry and settle sales</Trans>,
  'site.manage': <Trans>Change name, look and settings of the site</Trans>,
};

type Area = 'people' | 'news' | 'applications' | 'site';

/** Complete, so that a new permission can't be forgotten. */
const AREA_OF: Record<Permission, Area> = {
  'users.read': 'people',
  'roles.read': 'people',
  'roles.manage': 'people',
  'feed.read': 'people',
  'members.moderate': 'people',
  'members.notes': 'people',
  'streams.manage': 'people',
  'estate.manage': 'people',
  'news.write': 'news',
  'news.publish': 'news',
  'comments.moderate': 'news',
  'media.upload': 'news',
  'docs.write': 'news',
  'events.publish': 'news',
  'forms.manage': 'applications',
  'applications.review': 'applications',
  'applications.decide': 'applications',
  'applications.waive': 'applications',
  'audit.read': 'site',
  'dashboard.read': 'site',
  'notifications.manage': 'site',
  'releases.manage': 'site',
  'releases.early': 'site',
  'bridge.manage': 'site',
  'site.manage': 'site',
};

const AREAS: readonly [Area, ReactNode][] = [
  ['people', <Trans key="people">Members and roles</Trans>],
  ['news', <Trans key="news">News, docs and events</Trans>],
  ['applications', <Trans key="applications">Forms and applications</Trans>],
  ['site', <Trans key="site">Running the site</Trans>],
];

/** A permission, with its label in the language of the page. */
export interface GroupedPermission {
  key: string;
  label: ReactNode;
  description?: string | undefined;
}

/** Permissions of an area of the site, or of a remote. */
export interface PermissionGroup {
  id: string;
  label: ReactNode;
  permissions: readonly GroupedPermission[];
}

/** Permissions of the site by area. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = AREAS.map(([id, label]) => ({
  id,
  label,
  permissions: (Object.keys(AREA_OF) as Permission[])
    .filter((permission) => AREA_OF[permission] === id)
    .map((key) => ({ key, label: PERMISSION_LABELS[key] })),
}));

/** Returns a group for each remote that declares permissions, with labels in a language. */
export function remoteGroupsOf(remotes: readonly DeclaringRemote[], language: string): PermissionGroup[] {
  return remotes.map(({ remote, title, permissions }) => ({
    id: `remote ${remote}`,
    label: localize(title, language),
    permissions: permissions.map(({ key, label, description }) => ({
      key,
      label: localize(label, language),
      description: description && localize(description, language),
    })),
  }));
}

/** Returns whether a saved role grants a permission, of the site or of a remote. OWNER has those of all remotes. */
export function grants({ name, permissions, remotePermissions }: Role, key: string): boolean {
  return (
    permissions.includes(key as Permission) ||
    remotePermissions.includes(key) ||
    (name === 'OWNER' && !(key in PERMISSION_LABELS))
  );
}

/** Returns whether a role grants permissions that no served remote declares. They are kept, and work again when the remote is served again. */
export function grantsUnserved({ remotePermissions }: Role, groups: readonly PermissionGroup[]): boolean {
  const declared = new Set(groups.flatMap(({ permissions }) => permissions.map(({ key }) => key)));
  return remotePermissions.some((key) => !declared.has(key));
}
