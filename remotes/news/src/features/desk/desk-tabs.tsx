import { DESK_COUNTED } from '@boardwalk/contracts';
import { chakra, Flex, Link, useQuery } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef } from 'react';
import { addressOf, type DeskFilters, type DeskTab, type DeskView, stateOf } from './desk-view.ts';
import { deskCountsQuery } from './queries.ts';

interface DeskTabsProps {
  tabs: readonly DeskTab[];
  view: DeskView;
  filters: DeskFilters;
  /** Whether articles are counted: not for members who only moderate comments. */
  counted: boolean;
}

/** The states of articles as links, with the number of articles in each. */
export function DeskTabs({ tabs, view, filters, counted }: DeskTabsProps) {
  const { t, i18n } = useLingui();
  const names = useTabNames();
  const { data: counts } = useQuery({ ...deskCountsQuery(view.scope), enabled: counted });
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Scrolls only the tabs, not the page.
    const nav = current.current?.closest('nav');
    if (nav && current.current) nav.scrollLeft = current.current.offsetLeft - nav.clientWidth / 3;
  }, []);
  if (tabs.length < 2) return null;
  const countOf = (tab: DeskTab) => {
    const state = stateOf(tab);
    const count = state && counts?.[state];
    if (count === undefined) return undefined;
    return count < DESK_COUNTED ? i18n.number(count) : `${DESK_COUNTED - 1}+`;
  };
  return (
    <Flex
      as="nav"
      aria-label={t`Newsroom`}
      gap="1"
      overflowX="auto"
      borderBottomWidth="1px"
      mb="5"
      py="1"
      css={{ scrollbarWidth: 'thin' }}
    >
      {tabs.map((tab) => (
        <DeskTabLink
          key={tab}
          to={addressOf(tab, filters)}
          ref={tab === view.tab ? current : undefined}
          current={tab === view.tab}
          name={names[tab]}
          count={countOf(tab)}
        />
      ))}
    </Flex>
  );
}

interface DeskTabLinkProps {
  ref: Ref<HTMLAnchorElement> | undefined;
  to: string;
  current: boolean;
  name: string;
  count: string | undefined;
}

function DeskTabLink({ ref, to, current, name, count }: DeskTabLinkProps) {
  return (
    <chakra.span
      asChild
      flexShrink="0"
      display="inline-flex"
      alignItems="center"
      gap="2"
      px="3"
      minH="11"
      borderRadius="sm"
      fontWeight={current ? 'semibold' : 'medium'}
      color={current ? 'fg' : 'fg.muted'}
      bg={current ? 'bg.emphasized' : undefined}
      _hover={{ color: 'fg', bg: 'bg.muted' }}
    >
      <Link ref={ref} to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
        {name}{' '}
        {count !== undefined && (
          <chakra.span fontVariantNumeric="tabular-nums" textStyle="sm">
            {count}
          </chakra.span>
        )}
      </Link>
    </chakra.span>
  );
}

/** Labels of the tabs. */
export function useTabNames(): Record<DeskTab, string> {
  const { t } = useLingui();
  return {
    in_review: t`In review`,
    draft: t`Drafts`,
    scheduled: t`Scheduled`,
    published: t`Published`,
    archived: t`Archived`,
    all: t`All articles`,
    comments: t`Comments`,
  };
}
