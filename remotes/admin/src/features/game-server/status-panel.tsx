import type { ServerStatus } from '@boardwalk/contracts';
import {
  chakra,
  ErrorBox,
  PanelSection,
  PENDING,
  Skeleton,
  Stack,
  StatusDot,
  Text,
  TimeText,
  useLiveTopic,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { LabeledValue } from '../../layout/labeled-value.tsx';
import { serverStatusQuery } from './queries.ts';

/** Live status of the game server. */
export function StatusPanel() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(serverStatusQuery);
  useLiveTopic('server-status', {
    onEvent: { status: (status) => queries.setQueryData(serverStatusQuery.queryKey, status) },
  });
  return (
    <PanelSection title={t`Status`}>
      {error && !data && (
        <ErrorBox title={t`The status could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Skeleton
          height={{ base: '9.5rem', md: '5.5rem' }}
          role="status"
          aria-label={t`Loading the status`}
          {...PENDING}
        />
      )}
      {data && (
        <Stack gap="4">
          <StateLine state={data.state} />
          <StatusDetails status={data} />
        </Stack>
      )}
    </PanelSection>
  );
}

function StateLine({ state }: Pick<ServerStatus, 'state'>) {
  switch (state) {
    case 'online':
      return (
        <StatusDot state="on">
          <Trans>Online</Trans>
        </StatusDot>
      );
    case 'maintenance':
      return (
        <StatusDot state="warning">
          <Trans>Maintenance: no one can join.</Trans>
        </StatusDot>
      );
    case 'unknown':
      return (
        <StatusDot state="unknown">
          <Trans>Unknown: the game server hasn’t reported lately.</Trans>
        </StatusDot>
      );
  }
}

function StatusDetails({ status }: { status: ServerStatus }) {
  const { t } = useLingui();
  const { players, slots, queue, connect, at } = status;
  const unknown = <chakra.span color="fg.muted">{t`Unknown`}</chakra.span>;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      gap="4"
    >
      <LabeledValue label={t`Players`}>{players === null ? unknown : `${players} / ${slots}`}</LabeledValue>
      <LabeledValue label={t`Queue`}>{queue ?? unknown}</LabeledValue>
      <LabeledValue label={t`Address`}>
        {connect === null ? (
          unknown
        ) : (
          <Text as="span" overflowWrap="anywhere">
            {connect}
          </Text>
        )}
      </LabeledValue>
      <LabeledValue label={t`Last report`}>
        {at === null ? <Trans>Never</Trans> : <TimeText at={at} as="relative" />}
      </LabeledValue>
    </chakra.dl>
  );
}
