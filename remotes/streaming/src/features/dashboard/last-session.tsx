import type { SessionFigures } from '@boardwalk/contracts';
import {
  Box,
  Chart,
  chakra,
  deviceZone,
  ErrorBox,
  Flex,
  formatTime,
  Heading,
  Skeleton,
  Text,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lastSessionQuery } from './queries.ts';
import { thin } from './thin.ts';

const MAX_POINTS = 40;

/** Statistics of the current or last session. */
export function LastSession() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(lastSessionQuery);
  return (
    <Box as="section" aria-labelledby="last-session">
      <Heading as="h2" id="last-session" textStyle="2xl" mb="4">
        {data?.session?.state === 'live' ? <Trans>This session</Trans> : <Trans>Your last session</Trans>}
      </Heading>
      {error && !data && (
        <ErrorBox
          title={t`The statistics could not be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height="20rem" role="status" aria-label={t`Loading statistics`} />}
      {data && !data.session && (
        <Text color="fg.muted">
          <Trans>No session yet. The statistics of your last session appear here for 30 days.</Trans>
        </Text>
      )}
      {data?.session && <SessionMetrics session={data.session} />}
    </Box>
  );
}

function SessionMetrics({ session }: { session: SessionFigures }) {
  const { t, i18n } = useLingui();
  const { title, startedAt, endedAt, points, peak, median, followersGained } = session;
  const shown = thin(points, MAX_POINTS);
  const zone = deviceZone();
  const number = (value: number | null) => (value === null ? '–' : i18n.number(value));
  return (
    <>
      <Text mb="4" overflowWrap="anywhere">
        <Trans>“{title}”</Trans>, <TimeText at={startedAt} as="long" />
        {endedAt && (
          <>
            {' – '}
            {formatTime(endedAt, { language: i18n.locale, zone })}
          </>
        )}
      </Text>
      <Flex as="dl" gap={{ base: '6', md: '12' }} wrap="wrap" mb="5">
        <Metric name={<Trans>Most viewers</Trans>}>{number(peak)}</Metric>
        <Metric name={<Trans>Median</Trans>}>{number(median)}</Metric>
        <Metric name={<Trans>New followers</Trans>}>{number(followersGained)}</Metric>
      </Flex>
      {shown.length > 1 ? (
        <Chart
          kind="line"
          title={t`Viewers`}
          categoryName={t`Time`}
          tableLabel={t`Show as a table`}
          categories={shown.map(({ at }) => formatTime(at, { language: i18n.locale, zone }))}
          series={[{ name: t`Viewers`, values: shown.map(({ viewers }) => viewers) }]}
          format={(value) => i18n.number(value)}
        />
      ) : (
        <Text color="fg.muted">
          <Trans>There are no viewer numbers, because your platform doesn’t report them.</Trans>
        </Text>
      )}
    </>
  );
}

function Metric({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Flex direction="column-reverse">
      <chakra.dt color="fg.muted" textStyle="sm">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="3xl" fontFamily="heading" fontWeight="700" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </Flex>
  );
}
