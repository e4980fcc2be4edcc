import type { StreamLinkHealth } from '@boardwalk/contracts';
import {
  Button,
  chakra,
  ErrorBox,
  Heading,
  HStack,
  Panel,
  Skeleton,
  Stack,
  StatusDot,
  type StatusTone,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkHealthQuery } from './queries.ts';

const CHANNEL: Record<StreamLinkHealth['channel'], { tone: StatusTone; label: ReactNode }> = {
  found: { tone: 'on', label: <Trans>Channel found</Trans> },
  missing: { tone: 'off', label: <Trans>Channel not found</Trans> },
  unreachable: { tone: 'off', label: <Trans>Channel can’t be reached</Trans> },
  'not-a-playlist': { tone: 'off', label: <Trans>The address isn’t a playlist</Trans> },
  unknown: { tone: 'unknown', label: <Trans>Can’t check: the platform isn’t connected</Trans> },
};

const UPDATES: Record<StreamLinkHealth['updates'], ReactNode> = {
  webhook: <Trans>Instantly by the platform</Trans>,
  polling: <Trans>Checked every minute</Trans>,
  switch: <Trans>By you</Trans>,
  revoked: <Trans>Checked every minute, because the platform stopped sending updates</Trans>,
};

/** Health of the connection to the member's channel, checked on demand. */
export function LinkHealth() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({ ...linkHealthQuery, staleTime: 0 });
  return (
    <Panel as="section" aria-labelledby="link-health" aria-busy={isFetching}>
      <HStack justify="space-between" wrap="wrap" gap="2" mb="3">
        <Heading as="h2" id="link-health" textStyle="xl">
          <Trans>Link to your channel</Trans>
        </Heading>
        <Button size="sm" variant="ghost" ms="-3" loading={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden />
          <Trans>Check again</Trans>
        </Button>
      </HStack>
      {error && !data && (
        <ErrorBox title={t`The channel could not be checked`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="8rem" />}
      {data && <Health health={data} />}
    </Panel>
  );
}

function Health({ health }: { health: StreamLinkHealth }) {
  const { channel, updates, answeredAt, playlistChangedAt, checkedAt } = health;
  const { tone, label } = CHANNEL[channel];
  return (
    <Stack as="dl" gap="3" textStyle="sm">
      <Fact name={<Trans>Channel</Trans>}>
        <StatusDot state={tone}>{label}</StatusDot>
      </Fact>
      <Fact name={<Trans>How your live status is updated</Trans>}>{UPDATES[updates]}</Fact>
      {answeredAt && (
        <Fact name={<Trans>Last answer</Trans>}>
          <TimeText at={answeredAt} as="relative" />
        </Fact>
      )}
      {playlistChangedAt && (
        <Fact name={<Trans>The playlist changed</Trans>}>
          <TimeText at={playlistChangedAt} as="relative" />
        </Fact>
      )}
      <Fact name={<Trans>Checked</Trans>}>
        <TimeText at={checkedAt} as="relative" />
      </Fact>
    </Stack>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd>{children}</chakra.dd>
    </div>
  );
}
