import {
  Box,
  HStack,
  LinkButton,
  Page,
  PageHeading,
  Stack,
  Text,
  useNavigate,
  useQuery,
  useSearchParams,
  useSession,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LiveNow } from '../features/live-now/live-now.tsx';
import { OtherStreamers } from '../features/live-now/other-streamers.tsx';
import { StreamFilterBar } from '../features/live-now/stream-filter-bar.tsx';
import { useLive } from '../features/live-now/use-live.ts';
import { Schedule } from '../features/schedule/schedule.tsx';
import { useSchedule } from '../features/schedule/use-schedule.ts';
import { ownQuery } from '../streams/queries.ts';
import { FILTER_NAMES, type FilterName, readFilters } from '../streams/stream-filters.ts';

/** `/streaming`: live streams, and the schedule. */
export function StreamingRoute() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const live = useLive(filters);
  const schedule = useSchedule(filters);
  const searchWith = (change: Partial<Record<FilterName | 'watch', string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return `?${next}`;
  };
  const go = (search: string) => void navigate({ search }, { replace: true, preventScrollReset: true });
  return (
    <Page title={t`Live`} ownHeading>
      <HStack justify="space-between" align="end" gap="4" wrap="wrap" mb={{ base: '4', md: '5' }}>
        <Box>
          <PageHeading>
            <Trans>Live in the city</Trans>
          </PageHeading>
          <Text color="fg.muted" textStyle="lg" minH={{ base: '3.2em', md: '1.6em' }}>
            {live.page && (
              <Plural
                value={live.page.items.length}
                _0="No one is live right now."
                one="One streamer is live."
                other="# streamers are live."
              />
            )}
          </Text>
        </Box>
        <OwnLink />
      </HStack>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="6">
          <LiveNow
            live={live}
            filters={filters}
            watched={params.get('watch')}
            watchAt={(username) => `/streaming${searchWith({ watch: username })}`}
          />
          {/* Not before the streams above it, which would move it. */}
          {(live.page || live.error) && (
            <StreamFilterBar
              filters={filters}
              facets={live.page?.facets}
              channels={live.page?.items.length ?? 0}
              onChange={(name, value) => go(searchWith({ [name]: value }))}
              onClear={() => go(searchWith(Object.fromEntries(FILTER_NAMES.map((name) => [name, '']))))}
            />
          )}
        </Stack>
        {(live.page || live.error) && <Schedule schedule={schedule} filters={filters} />}
        {/* Not before the schedule above it, which would move it. */}
        {live.page && live.page.related.length > 0 && (schedule.items || schedule.error) && (
          <OtherStreamers streamers={live.page.related} />
        )}
      </Stack>
    </Page>
  );
}

/** Link to the reader's own channel, or to the application for one. */
function OwnLink() {
  const { state } = useSession();
  const { data } = useQuery({ ...ownQuery, enabled: state === 'authenticated' });
  if (state !== 'authenticated') return null;
  return (
    <LinkButton size="sm" variant="outline" to="/stream/dashboard">
      {data?.streamer ? <Trans>Your stream</Trans> : <Trans>Become a streamer</Trans>}
    </LinkButton>
  );
}
