import { EmptyState, ErrorBox, LoadMore, PENDING, Skeleton, Stack, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type StreamerFilters, streamerPages } from './get-streamers.ts';
import { StreamerCase } from './streamer-case.tsx';

/** The matching streamers. */
export function StreamerList({ filters }: { filters: StreamerFilters }) {
  const { t } = useLingui();
  const { items, error, refetch, busy, more } = usePages(streamerPages(filters), { keepLast: true });
  const isFiltered = filters.who !== undefined || filters.state !== undefined || filters.search !== '';
  if (!items)
    return error ? (
      <ErrorBox title={t`The streamers could not be loaded`} error={error} onRetry={refetch} />
    ) : (
      <Stack gap="4" role="status" aria-label={t`Loading the streamers`} {...PENDING}>
        <Skeleton height="28" />
        <Skeleton height="28" />
        <Skeleton height="28" />
      </Stack>
    );
  if (items.length === 0)
    return isFiltered ? (
      <EmptyState title={t`No streamers match`}>
        <Trans>Search for something else, or show all states.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={t`Nobody has applied yet`}>
        <Trans>Members apply on the Live page. Their applications appear here and in your inbox.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap="0" aria-busy={busy}>
      {error && <ErrorBox title={t`This may be out of date`} error={error} onRetry={refetch} />}
      {items.map((streamer) => (
        <StreamerCase key={streamer.id} streamer={streamer} alone={filters.who !== undefined} />
      ))}
      <LoadMore {...more} loaded={<Plural value={items.length} one="# streamer" other="# streamers" />} />
    </Stack>
  );
}
