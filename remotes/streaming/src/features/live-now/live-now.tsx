import type { LiveStream } from '@boardwalk/contracts';
import { Box, ErrorBox, Heading, PENDING, Skeleton, Stack, useSession } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { isFiltered, type StreamFilters } from '../../streams/stream-filters.ts';
import { useFollowed } from '../../streams/use-follow.ts';
import { LeadGrid, LeadStream } from './lead-stream.tsx';
import { LiveRow } from './live-row.tsx';
import { NoneLive } from './none-live.tsx';
import { PlatformNotes } from './platform-notes.tsx';
import type { useLive } from './use-live.ts';

interface LiveNowProps {
  live: ReturnType<typeof useLive>;
  filters: StreamFilters;
  /** Handle of the streamer watched here. */
  watched: string | null;
  /** Returns the URL at which another one is watched here. */
  watchAt: (username: string) => string;
}

/** Live streams: one to watch on this page, the others below it. */
export function LiveNow({ live, filters, watched, watchAt }: LiveNowProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const followed = useFollowed();
  const { page, error, busy, refetch } = live;
  if (!page)
    return error ? (
      <ErrorBox title={t`Live streams could not be loaded`} error={error} onRetry={refetch} />
    ) : (
      <LeadGrid role="status" aria-label={t`Loading live streams`} {...PENDING}>
        <Skeleton aspectRatio={16 / 9} />
        <Skeleton height={{ base: '17.5rem', lg: '100%' }} />
      </LeadGrid>
    );
  const { items, platforms, related } = page;
  const stateOf = ({ platform }: LiveStream) => platforms.find((one) => one.platform === platform)?.state;
  const lead = items.find(({ person }) => person.username === watched) ?? leadOf(items);
  const others = items.filter((stream) => stream !== lead);
  return (
    <Stack gap="6" aria-busy={busy}>
      <PlatformNotes platforms={platforms} />
      {error && <ErrorBox title={t`This may be out of date`} error={error} onRetry={refetch} />}
      {lead ? (
        <LeadStream
          key={lead.person.username}
          stream={lead}
          state={stateOf(lead)}
          following={
            followed && user?.username !== lead.person.username
              ? followed.has(lead.person.username)
              : undefined
          }
        />
      ) : (
        <NoneLive filtered={isFiltered(filters)} related={related} />
      )}
      {others.length > 0 && (
        <Box as="section" aria-labelledby="also-live">
          <Heading as="h2" id="also-live" textStyle="xl" mb="3">
            <Trans>Also live</Trans>{' '}
            <Box as="span" color="fg.muted" fontWeight="500">
              {others.length}
            </Box>
          </Heading>
          <Box
            as="ul"
            listStyleType="none"
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="10"
          >
            {others.map((stream) => (
              <LiveRow
                key={stream.id}
                stream={stream}
                state={stateOf(stream)}
                followed={followed?.has(stream.person.username) ?? false}
                to={watchAt(stream.person.username)}
              />
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  );
}

/** Returns the initial stream: preferably one of the site's own player, which requires no consent. */
function leadOf(items: readonly LiveStream[]): LiveStream | undefined {
  return items.find(({ platform }) => platform === 'hls') ?? items[0];
}
