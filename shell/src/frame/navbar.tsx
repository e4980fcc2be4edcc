import {
  Container,
  chakra,
  HStack,
  IconButton,
  LinkButton,
  Skeleton,
  useSession,
  useUiStore,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Menu as MenuIcon } from 'lucide-react';
import { memo } from 'react';
import { usePageData } from '../federation/page-data-context.ts';
import { LazyBell } from '../notifications/bell/lazy-bell.tsx';
import { SiteSearch } from '../search/site-search.tsx';
import { LOGIN_PATH, REGISTER_PATH } from '../session/paths.ts';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';
import { BrandMark } from './brand-mark.tsx';
import { useFollowedCounts } from './link-counts.ts';
import { MainLinks } from './main-links.tsx';
import { SideMenu } from './side-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useAccountLinks, useCountedLinks, useMainLinks } from './use-menu-links.ts';

/** Header of every page: Home, all sections, theme and account. On phones, theme and account are in the bar at the bottom. */
export const Navbar = memo(function Navbar() {
  const { t } = useLingui();
  const { site } = usePageData();
  const { user } = useSession();
  const open = useUiStore((state) => state.mobileMenuOpen);
  const openMenu = useUiStore((state) => state.setMobileMenuOpen);
  const links = useMainLinks();
  const accountLinks = useAccountLinks();
  useFollowedCounts(useCountedLinks());
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg/92"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
    >
      <Container display="flex" alignItems="center" gap={{ base: '2', sm: '3', xl: '6' }} minH="16">
        <BrandMark site={site} />
        <chakra.nav aria-label={t`Main`} display={{ base: 'none', xl: 'block' }} flex="1" minW="0">
          <MainLinks links={links} />
        </chakra.nav>
        <HStack ms="auto" gap={{ base: '1', sm: '2' }} minW="0" flexWrap="wrap" justify="flex-end">
          <SiteSearch />
          <chakra.span display={{ base: 'none', md: 'contents' }}>
            <ThemeToggle />
          </chakra.span>
          <Account links={accountLinks} />
          <IconButton
            variant="ghost"
            display={{ base: 'inline-flex', xl: 'none' }}
            aria-label={t`Open menu`}
            aria-expanded={open}
            onClick={() => openMenu(true)}
          >
            <MenuIcon />
          </IconButton>
        </HStack>
      </Container>
      <SideMenu links={links} teamLinks={accountLinks.team} user={user} />
    </chakra.header>
  );
});

function Account({ links }: Pick<AccountMenuProps, 'links'>) {
  const { state, user } = useSession();
  if (state === 'loading')
    return (
      <>
        <LazyBell known={false} />
        <Skeleton boxSize="10" borderRadius="full" display={{ base: 'none', md: 'block' }} />
      </>
    );
  if (user)
    return (
      <>
        <LazyBell known key={user.id} />
        <chakra.span display={{ base: 'none', md: 'contents' }}>
          <AccountMenu user={user} links={links} />
        </chakra.span>
      </>
    );
  return (
    <HStack gap="2" display={{ base: 'none', md: 'flex' }}>
      <LinkButton variant="ghost" size="sm" to={LOGIN_PATH}>
        <Trans>Log in</Trans>
      </LinkButton>
      <LinkButton colorPalette="sodium" size="sm" to={REGISTER_PATH}>
        <Trans>Sign up</Trans>
      </LinkButton>
    </HStack>
  );
}
