import type { Permission } from '@boardwalk/contracts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What each key lets somebody do. */
export const PERMISSION_WORDS: Record<Permission, ReactNode> = {
  'users.read': <Trans>See members</Trans>,
  'roles.read': <Trans>See roles and permissions</Trans>,
  'roles.manage': <Trans>Give and remove roles</Trans>,
  'audit.read': <Trans>Read the log</Trans>,
  'releases.manage': <Trans>Run releases</Trans>,
  'releases.early': <Trans>See releases early</Trans>,
  'feed.read': <Trans>See the community strip</Trans>,
  'news.write': <Trans>Write articles</Trans>,
  'news.publish': <Trans>Publish and edit every article</Trans>,
  'comments.moderate': <Trans>Moderate comments</Trans>,
  'media.upload': <Trans>Upload pictures</Trans>,
  'docs.write': <Trans>Write the docs</Trans>,
  'notifications.manage': <Trans>See to messages that failed</Trans>,
  'forms.manage': <Trans>Build forms</Trans>,
  'applications.review': <Trans>Review applications</Trans>,
  'applications.decide': <Trans>Decide about applications</Trans>,
  'applications.waive': <Trans>Let somebody apply again at once</Trans>,
  'dashboard.read': <Trans>See the dashboard</Trans>,
  'bridge.manage': <Trans>Manage the keys of game servers</Trans>,
};
