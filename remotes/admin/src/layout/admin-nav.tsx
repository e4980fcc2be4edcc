import type { Permission } from '@boardwalk/contracts';
import { TabRow, useLocation, useSession } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** Tabs of the pages of the admin area that the member may open. Hidden for a single page. */
export function AdminNav() {
  const { t } = useLingui();
  const { permissions } = useSession();
  const { pathname } = useLocation();
  const pages = ADMIN_PAGES.filter(({ permission }) => permissions.includes(permission));
  if (pages.length < 2) return null;
  return (
    <TabRow
      label={t`Admin area`}
      mb="5"
      value={pages.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to}
      tabs={pages.map(({ to, label }) => ({ value: to, label, to }))}
    />
  );
}
