import { DESK_COUNTED } from '@boardwalk/contracts';
import { TabRow, useQuery } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
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
  if (tabs.length < 2) return null;
  const countOf = (tab: DeskTab) => {
    const state = stateOf(tab);
    if (!counted || !state) return undefined;
    const count = counts?.[state];
    if (count === undefined) return null;
    return count < DESK_COUNTED ? i18n.number(count) : `${DESK_COUNTED - 1}+`;
  };
  return (
    <TabRow
      label={t`Newsroom`}
      value={view.tab}
      mb="5"
      tabs={tabs.map((tab) => ({
        value: tab,
        label: names[tab],
        to: addressOf(tab, filters),
        count: countOf(tab),
      }))}
    />
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
