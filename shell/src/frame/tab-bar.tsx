import type { NavigationIcon } from '@boardwalk/contracts';
import { chakra, Link, MemberAvatar, NavLink, useSession, VisuallyHidden } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  BookOpen,
  Building2,
  CalendarDays,
  CircleUser,
  House,
  type LucideIcon,
  Map as MapIcon,
  Newspaper,
  Radio,
  Star,
} from 'lucide-react';
import { type ComponentProps, memo, useMemo } from 'react';
import { type TabLink, tabsOf } from '../federation/navigation.ts';
import { usePageData } from '../federation/page-data-context.ts';
import { useReleaseSet } from '../federation/set/set-store.ts';
import { LOGIN_PATH } from '../session/paths.ts';
import { AccountSheet } from './account-sheet.tsx';
import { WaitingLamp } from './avatar-button.tsx';
import { useLinkCount } from './link-counts.ts';
import { useAccountLinks } from './use-menu-links.ts';
import { useWaitingPrefetch } from './waiting-counts.ts';

const ICONS: Record<NavigationIcon, LucideIcon> = {
  home: House,
  live: Radio,
  calendar: CalendarDays,
  building: Building2,
  news: Newspaper,
  book: BookOpen,
  map: MapIcon,
  star: Star,
};

/** Height without the safe area of the device. `--bottom-bar` of the kit's global styles contains both. */
const HEIGHT = '3.5rem';

/**
 * Bar at the bottom of phones: the links that remotes declare as tabs, and the account. In low windows, such as a phone on its side, it is the end of
 * the page instead.
 */
export const TabBar = memo(function TabBar() {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const tabs = useMemo(() => tabsOf({ site, set, language: i18n.locale }), [site, set, i18n.locale]);
  return (
    // Reserves the space of the bar at the end of the page.
    <chakra.div
      data-tab-bar
      display={{ base: 'block', md: 'none' }}
      flexShrink="0"
      minH={`calc(${HEIGHT} + env(safe-area-inset-bottom))`}
    >
      <chakra.nav
        aria-label={t`Shortcuts`}
        position="fixed"
        insetX="0"
        bottom="0"
        zIndex="docked"
        bg="bg"
        borderTopWidth="1px"
        pb="env(safe-area-inset-bottom)"
        css={{ '@media (max-height: 26.99em)': { position: 'static' } }}
      >
        <chakra.ul display="flex" listStyleType="none" minH={HEIGHT}>
          {tabs.map((tab) => (
            <Slot key={tab.to}>
              <Tab asChild>
                <NavLink to={tab.to} end={tab.to === '/'} viewTransition>
                  <TabContent tab={tab} />
                </NavLink>
              </Tab>
            </Slot>
          ))}
          <Slot>
            <AccountTab />
          </Slot>
        </chakra.ul>
      </chakra.nav>
    </chakra.div>
  );
});

const Slot = chakra('li', { base: { flex: '1 1 0', minW: '0', display: 'flex' } });

const Tab = chakra('span', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    px: '0.5',
    color: 'fg.muted',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    _focusVisible: { outlineOffset: '-3px' },
    _currentPage: { color: 'fg', boxShadow: 'inset 0 3px 0 var(--chakra-colors-lamp)' },
    _expanded: { color: 'fg' },
  },
});

/** Follows the width of narrow windows, so that a label fits into a fifth of them with large text too. */
const TabLabel = chakra('span', {
  base: {
    maxW: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'min(0.75rem, 3.75vw)',
    fontWeight: '600',
    lineHeight: '1.2',
  },
});

function TabContent({ tab: { label, icon, count: topic } }: { tab: TabLink }) {
  const count = useLinkCount(topic);
  const Icon = ICONS[icon] ?? Star;
  return (
    <>
      <chakra.span position="relative" lineHeight="0">
        <Icon size={22} aria-hidden />
        {count > 0 && (
          <chakra.span
            position="absolute"
            top="-4px"
            insetEnd="-8px"
            boxSize="2.5"
            borderRadius="full"
            bg="signal.solid"
            boxShadow="0 0 0 2px var(--chakra-colors-bg)"
          />
        )}
      </chakra.span>
      <TabLabel>{label}</TabLabel>
      {count > 0 && (
        <VisuallyHidden>
          <Plural value={count} one=", # now" other=", # now" />
        </VisuallyHidden>
      )}
    </>
  );
}

/** Opens the account sheet, or leads visitors to the sign-in page. */
function AccountTab() {
  const { state, user } = useSession();
  const links = useAccountLinks();
  const prefetch = useWaitingPrefetch(links.mine);
  if (state === 'anonymous')
    return (
      <Tab asChild>
        <Link to={LOGIN_PATH}>
          <AccountTabContent />
          <VisuallyHidden>
            <Trans>Log in</Trans>
          </VisuallyHidden>
        </Link>
      </Tab>
    );
  if (!user)
    return (
      <AccountTabButton disabled>
        <AccountTabContent />
      </AccountTabButton>
    );
  return (
    <AccountSheet user={user} links={links}>
      <AccountTabButton data-account-tab onPointerEnter={prefetch}>
        {/* Wider than the picture, so that the lamp doesn’t cover the face. */}
        <chakra.span position="relative" px="2" lineHeight="0">
          <MemberAvatar {...user} size="1.375rem" />
          <WaitingLamp teamLinks={links.team} />
        </chakra.span>
        <TabLabel>
          <Trans context="bottom bar">You</Trans>
        </TabLabel>
        <VisuallyHidden>
          <Trans>Account menu</Trans>
        </VisuallyHidden>
      </AccountTabButton>
    </AccountSheet>
  );
}

function AccountTabButton(props: ComponentProps<'button'>) {
  return (
    <Tab asChild>
      <button type="button" {...props} />
    </Tab>
  );
}

function AccountTabContent() {
  return (
    <>
      <CircleUser size={22} aria-hidden />
      <TabLabel>
        <Trans context="bottom bar">You</Trans>
      </TabLabel>
    </>
  );
}
