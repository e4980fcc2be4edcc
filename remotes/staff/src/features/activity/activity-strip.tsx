import type { EndpointAnswer } from '@boardwalk/contracts';
import { chakra, clock, Flex, Skeleton, Text, TimeText, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { activityQuery, countQuery, STALE_TIME_MS } from './queries.ts';

type Activity = EndpointAnswer<'GET /api/users/activity'>;

/** Current activity with the time of measurement. Numbers that failed to load are omitted. */
export function ActivityStrip() {
  const activity = useQuery({ ...activityQuery, staleTime: STALE_TIME_MS });
  const count = useQuery({ ...countQuery, staleTime: STALE_TIME_MS });
  if (activity.isPending || count.isPending) {
    return (
      <Skeleton>
        <Metrics activity={PLACEHOLDER} count={0} />
      </Skeleton>
    );
  }
  if (!activity.data && !count.data) return null;
  return <Metrics activity={activity.data} count={count.data?.count} />;
}

/** Reserves the space before the numbers are loaded. */
const PLACEHOLDER: Activity = { activeNow: 0, joinedThisWeek: 0, measuredAt: clock.date().toISOString() };

interface MetricsProps {
  activity: Activity | undefined;
  count: number | undefined;
}

function Metrics({ activity, count }: MetricsProps) {
  return (
    <Flex wrap="wrap" columnGap="8" rowGap="1" align="end">
      <Flex
        as="dl"
        wrap="wrap"
        rowGap="1"
        columnGap={{ base: '4', sm: '8' }}
        flex={{ base: '1 1 100%', sm: 'none' }}
      >
        {activity && (
          <>
            <Metric value={activity.activeNow}>
              <Trans>here in the last 15 minutes</Trans>
            </Metric>
            <Metric value={activity.joinedThisWeek}>
              <Trans>joined within 7 days</Trans>
            </Metric>
          </>
        )}
        {count !== undefined && (
          <Metric value={count}>
            <Trans>members</Trans>
          </Metric>
        )}
      </Flex>
      {activity && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>
            Updated <TimeText at={activity.measuredAt} as="relative" />
          </Trans>
        </Text>
      )}
    </Flex>
  );
}

function Metric({ value, children }: { value: number; children: ReactNode }) {
  return (
    <Flex direction="column-reverse" flex={{ base: '1 1 0', sm: 'none' }} justify="flex-end">
      <chakra.dt fontSize="sm" color="fg.muted">
        {children}
      </chakra.dt>
      <chakra.dd fontFamily="heading" fontWeight="700" textStyle="2xl" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </Flex>
  );
}
