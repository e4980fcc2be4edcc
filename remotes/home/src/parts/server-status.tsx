import type { ServerStatus as Status } from '@boardwalk/contracts';
import {
  chakra,
  HStack,
  Skeleton,
  StatusDot,
  Text,
  useLiveTopic,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConnectAddress } from './connect-address.tsx';
import { serverStatusQuery } from './queries.ts';

interface ServerStatusProps {
  /** Whether the address of the game server is shown as well. */
  address: boolean;
}

/** Live status of the game server. Not a live region, because players join and leave all the time. */
export function ServerStatus({ address }: ServerStatusProps) {
  const queries = useQueryClient();
  const { data, isPending } = useQuery(serverStatusQuery);
  useLiveTopic('server-status', {
    onEvent: { status: (status) => queries.setQueryData(serverStatusQuery.queryKey, status) },
  });
  if (isPending) return <Skeleton height="2.25rem" width="min(16rem, 100%)" />;
  return (
    <HStack columnGap={{ base: '4', md: '6' }} rowGap="1" wrap="wrap">
      <ServerState status={data} />
      {address && data?.connect != null && <ConnectAddress address={data.connect} />}
    </HStack>
  );
}

function ServerState({ status }: { status: Status | undefined }) {
  if (status?.state === 'maintenance')
    return (
      <StatusDot state="warning">
        <Trans>The game server is down for maintenance.</Trans>
      </StatusDot>
    );
  if (status?.state !== 'online')
    return (
      <StatusDot state="unknown">
        <Trans>Game server: unknown. It hasn’t reported for a while.</Trans>
      </StatusDot>
    );
  const { players, slots, queue } = status;
  return (
    <>
      <StatusDot state="on">
        <StripStatistic
          value={
            <>
              {players}
              <chakra.span color="fg.muted" fontWeight="500">
                {' / '}
                {slots}
              </chakra.span>
            </>
          }
        >
          <Trans>playing now</Trans>
        </StripStatistic>
      </StatusDot>
      {queue !== null && queue > 0 && (
        <Text as="span">
          <Trans>{queue} in the queue</Trans>
        </Text>
      )}
    </>
  );
}

/** A measured number with its label. */
export function StripStatistic({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
      <chakra.strong
        whiteSpace="nowrap"
        fontFamily="heading"
        fontWeight="700"
        textStyle="3xl"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.strong>
      <span>{children}</span>
    </chakra.span>
  );
}
