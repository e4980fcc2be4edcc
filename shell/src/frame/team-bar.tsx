import { Container, chakra, Link, useLocation, useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useMemo, useRef } from 'react';
import { currentTeamLink, isTeamPage, type TeamLink, teamLinksOf } from '../federation/navigation.ts';
import { usePageData } from '../federation/page-data-context.ts';
import { useReleaseSet } from '../federation/set/set-store.ts';
import { WaitingItems } from './link-count.tsx';
import { LAMP_UNDER_CURRENT } from './main-links.tsx';
import { teamBarMemory } from './team-bar-memory.ts';

/** A single link would only repeat the heading of its page. */
const MIN_LINKS = 2;
/** Height with the border below. */
const HEIGHT = 'calc(2.75rem + 1px)';

/** The bar is laid over the top of the main element, which only gets a padding: it doesn't move when the bar comes with a page of the team. */
const OVER_MAIN = { position: 'absolute', top: '0', insetX: '0' } as const;
/** Style of the main element, which follows the bar. */
export const BELOW_TEAM_BAR = {
  '[data-team-links] + &, html[data-team-bar] [data-team-bar-space] + &': { paddingTop: HEIGHT },
};

/**
 * Bar below the header on pages of the team: links to the pages that the member has the permission for. The server renders its space, which is
 * reserved only for members who had the bar before.
 */
export const TeamBar = memo(function TeamBar() {
  const { i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const { pathname } = useLocation();
  const { state, permissions, remotePermissions, account } = useSession();
  const links = useMemo(
    () => teamLinksOf({ site, set, language: i18n.locale }, { permissions, remotePermissions }),
    [site, set, i18n.locale, permissions, remotePermissions],
  );
  const isKnown = account !== null || state === 'anonymous';
  const isShown = links.length >= MIN_LINKS;
  useEffect(() => {
    if (!isKnown) return;
    teamBarMemory.store(account === null ? null : isShown ? 'shown' : 'hidden');
    teamBarMemory.mark(document.documentElement, isShown);
  }, [isKnown, isShown, account]);
  if (!isTeamPage(set, pathname)) return null;
  if (!isKnown)
    return (
      <chakra.div
        data-team-bar-space
        {...OVER_MAIN}
        height={HEIGHT}
        borderBottomWidth="1px"
        css={{ 'html:not([data-team-bar]) &': { display: 'none' } }}
      />
    );
  return isShown && <TeamLinks links={links} current={currentTeamLink(links, set, pathname)} />;
});

/** Shadows at the edges where more links are outside of the view. The first two layers move with the links and cover the shadows at the ends. */
const EDGES = [
  'linear-gradient(to right, var(--chakra-colors-bg) 40%, transparent) left / 2.5rem 100% no-repeat local',
  'linear-gradient(to left, var(--chakra-colors-bg) 40%, transparent) right / 2.5rem 100% no-repeat local',
  'linear-gradient(to right, var(--chakra-colors-border-emphasized), transparent) left / 0.875rem 100% no-repeat scroll',
  'linear-gradient(to left, var(--chakra-colors-border-emphasized), transparent) right / 0.875rem 100% no-repeat scroll',
].join(', ');

function TeamLinks({ links, current }: { links: readonly TeamLink[]; current: TeamLink | undefined }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const path = current?.to;
  useEffect(() => {
    const link = path && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    const { offsetLeft, offsetWidth } = link;
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
  }, [path]);
  return (
    <chakra.nav data-team-links aria-label={t`Team`} {...OVER_MAIN} minH={HEIGHT} borderBottomWidth="1px">
      <Container px={{ base: '0', sm: '6', lg: '8' }}>
        <chakra.ul
          ref={list}
          position="relative"
          display="flex"
          listStyleType="none"
          overflowX="auto"
          overscrollBehaviorX="contain"
          mx={{ sm: '-3' }}
          px={{ base: '1', sm: '0' }}
          css={{ scrollbarWidth: 'none', background: EDGES }}
        >
          {links.map((link) => (
            <chakra.li key={link.to} flexShrink="0">
              <chakra.span
                asChild
                position="relative"
                display="inline-flex"
                alignItems="center"
                h="2.75rem"
                px="3"
                fontSize="sm"
                fontWeight="medium"
                whiteSpace="nowrap"
                color="fg.muted"
                transition="color 140ms ease-out"
                _hover={{ color: 'fg' }}
                _focusVisible={{ outlineOffset: '-3px' }}
                css={LAMP_UNDER_CURRENT}
              >
                <Link to={link.to} aria-current={link.to === path ? 'page' : undefined} viewTransition>
                  {link.label}
                  <WaitingItems link={link} />
                </Link>
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </chakra.nav>
  );
}
