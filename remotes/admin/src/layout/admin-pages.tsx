import type { Permission } from '@boardwalk/contracts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface AdminPageLink {
  to: string;
  label: ReactNode;
  permission: Permission;
}

/** Pages of the admin area, each with its permission. */
export const ADMIN_PAGES: readonly AdminPageLink[] = [
  { to: '/admin/dashboard', label: <Trans>Dashboard</Trans>, permission: 'dashboard.read' },
  { to: '/admin/audit', label: <Trans>Audit log</Trans>, permission: 'audit.read' },
  { to: '/admin/roles', label: <Trans>Roles</Trans>, permission: 'roles.read' },
  { to: '/admin/deliveries', label: <Trans>Deliveries</Trans>, permission: 'notifications.manage' },
  { to: '/admin/releases', label: <Trans>Releases</Trans>, permission: 'releases.manage' },
  { to: '/admin/game-server', label: <Trans>Game server</Trans>, permission: 'bridge.manage' },
  { to: '/admin/site', label: <Trans>Site</Trans>, permission: 'site.manage' },
];
