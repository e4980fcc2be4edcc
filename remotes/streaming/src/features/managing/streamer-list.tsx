import { EmptyState, PagedList, SkeletonRows, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type StreamerFilters, streamerPages } from './queries.ts';
import { StreamerCase } from './streamer-case.tsx';

/** The matching streamers. */
export function StreamerList({ filters }: { filters: StreamerFilters }) {
  const { t } = useLingui();
  const pages = usePages(streamerPages(filters), { keepPreviousData: true });
  const isFiltered = filters.who !== undefined || filters.state !== undefined || filters.search !== '';
  return (
    <PagedList
      // Rows that both searches contain keep their dialogs.
      pages={{ ...pages, listKey: undefined }}
      failure={t`The streamers could not be loaded`}
      stale={t`This may be out of date`}
      skeleton={<SkeletonRows label={t`Loading the streamers`} rows={3} height="28" />}
      empty={
        isFiltered ? (
          <EmptyState drawing="fog" title={t`No streamers match`}>
            <Trans>Search for something else, or clear the filters.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={t`No one has applied yet`}>
            <Trans>Members apply on the Live page. Their applications appear here and in your inbox.</Trans>
          </EmptyState>
        )
      }
      loaded={(count) => <Plural value={count} one="# streamer" other="# streamers" />}
      renderItems={(streamers) =>
        streamers.map((streamer) => (
          <StreamerCase key={streamer.id} streamer={streamer} alone={filters.who !== undefined} />
        ))
      }
    />
  );
}
