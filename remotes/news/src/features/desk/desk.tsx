import { Box, Heading, PagedList, PENDING, Skeleton, Stack, usePages, VisuallyHidden } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { DeskFilterRow } from './desk-filter-row.tsx';
import { DeskRow } from './desk-row.tsx';
import { useTabNames } from './desk-tabs.tsx';
import { type DeskFilters, type DeskView, stateOf } from './desk-view.ts';
import { NoArticles } from './no-articles.tsx';
import { deskPages } from './queries.ts';

interface DeskProps {
  view: DeskView;
  publishes: boolean;
  onFilter: (change: Partial<DeskFilters>) => void;
}

/** The articles of a tab: the member's own, or all for publishers. */
export function Desk({ view, publishes, onFilter }: DeskProps) {
  const { t } = useLingui();
  const names = useTabNames();
  const { tab, search, sort, scope } = view;
  const query = deskPages({ scope, state: stateOf(tab), search, sort });
  const pages = usePages(query, { keepPreviousData: search !== '' });
  return (
    <Box as="section" aria-labelledby="desk">
      <VisuallyHidden>
        <Heading as="h2" id="desk">
          {names[tab]}
        </Heading>
      </VisuallyHidden>
      <DeskFilterRow view={view} publishes={publishes} busy={pages.busy} onFilter={onFilter} />
      <PagedList
        pages={pages}
        failure={t`The articles could not be loaded`}
        skeleton={<DeskSkeleton />}
        empty={<NoArticles view={view} onFilter={onFilter} />}
        loaded={(count) => <Plural value={count} one="# article" other="# articles" />}
      >
        {(article) => <DeskRow key={article.id} article={article} />}
      </PagedList>
    </Box>
  );
}

function DeskSkeleton() {
  return (
    <Stack gap="3" minH="24rem" {...PENDING} aria-hidden>
      <Skeleton height="5.5rem" />
      <Skeleton height="5.5rem" />
      <Skeleton height="5.5rem" />
      <Skeleton height="5.5rem" />
    </Stack>
  );
}
