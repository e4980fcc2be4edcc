import { chakra, Flex, NavLink, useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ADMIN_PAGES } from './admin-pages.tsx';

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
