import type { Permission } from '@boardwalk/contracts';
import { chakra, Flex, NavLink, useSession } from '@boardwalk/kit';
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

/** Navigation between the pages of the admin area that the member may open. Hidden for a single page. */
export function AdminNav() {
  const { t } = useLingui();
  const { permissions } = useSession();
  const pages = ADMIN_PAGES.filter(({ permission }) => permissions.includes(permission));
  if (pages.length < 2) return null;
  return (
    <chakra.nav aria-label={t`Admin area`} mb={{ base: '6', md: '8' }}>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}

const PageLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontWeight: '500',
    _hover: { bg: 'bg.subtle' },
    _currentPage: { bg: 'fg', color: 'bg', borderColor: 'fg' },
  },
});
