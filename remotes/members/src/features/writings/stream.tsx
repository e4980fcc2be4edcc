import { Badge, endpointQuery, Heading, TimeText, useQuery, useRouteExists } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayStub } from './day-stub.tsx';
import { PictureRow } from './picture-row.tsx';

/** The channel of a streamer: what is live, or the next stream. Renders nothing without either, and on a site without streams. */
export function Stream({ handle }: { handle: string }) {
  return useRouteExists()('/stream/x') ? <Channel handle={handle} /> : null;
}

function Channel({ handle }: { handle: string }) {
  const { t } = useLingui();
  const { data } = useQuery(endpointQuery('GET /api/streams/:username', { params: { username: handle } }));
  const live = data?.live;
  const next = data?.next[0];
  const at = live?.startedAt ?? next?.startsAt;
  if (!at) return null;
  return (
    <section aria-labelledby="stream">
      <Heading as="h2" id="stream" textStyle="xl" mb="3">
        <Trans>Stream</Trans>
      </Heading>
      <ul style={{ listStyleType: 'none' }}>
        <PictureRow
          to={`/stream/${encodeURIComponent(handle)}`}
          title={live?.title || next?.title || t`Stream`}
          picture={null}
          fallback={<DayStub at={at} />}
          badges={
            live && (
              <Badge colorPalette="signal">
                <Trans>Live</Trans>
              </Badge>
            )
          }
        >
          {live ? (
            <Trans>
              Since <TimeText at={at} as="relative" />
            </Trans>
          ) : (
            <TimeText at={at} as="long" />
          )}
        </PictureRow>
      </ul>
    </section>
  );
}
