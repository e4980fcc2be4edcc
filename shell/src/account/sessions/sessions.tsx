import type { DeviceSession } from '@boardwalk/contracts';
import {
  Box,
  Button,
  call,
  ErrorBox,
  endpointQuery,
  Flex,
  invalidateEndpoints,
  Skeleton,
  Stack,
  Text,
  TimeText,
  useMutation,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

const sessionsQuery = {
  ...endpointQuery('GET /api/users/me/sessions', {}),
  staleTime: 0,
};

/** The member's sessions, with a button to end each. */
export function Sessions() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string | undefined): Promise<unknown> =>
      id === undefined
        ? call('POST /api/users/me/sessions/end-others')
        : call('DELETE /api/users/me/sessions/:id', { params: { id } }),
    onSettled: () => invalidateEndpoints(queries, 'GET /api/users/me/sessions'),
  });
  if (error && !data)
    return (
      <ErrorBox title={t`Your sessions could not be loaded`} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton height="24" role="status" aria-label={t`Loading`} />;
  if (data.items.length === 0)
    return (
      <Text py="4" color="fg.muted">
        <Trans>
          The sign-in provider doesn’t report when you signed in, so your sessions can’t be distinguished.
        </Trans>
      </Text>
    );
  return (
    <Stack gap="0" py="2">
      <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
        {data.items.map((session) => (
          <Session
            key={session.id}
            session={session}
            busy={isPending && variables === session.id}
            onEnd={() => mutate(session.id)}
          />
        ))}
      </Stack>
      {data.items.length > 1 && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          my="3"
          loading={isPending && variables === undefined}
          onClick={() => mutate(undefined)}
        >
          <Trans>End all other sessions</Trans>
        </Button>
      )}
    </Stack>
  );
}

function Session({ session, busy, onEnd }: { session: DeviceSession; busy: boolean; onEnd: () => void }) {
  const { t } = useLingui();
  const { browser, firstSeenAt, lastSeenAt, current } = session;
  const name = browser || t`Unknown browser`;
  return (
    <Flex as="li" py="3.5" gap="4" justify="space-between" align="center">
      <Box minW="0">
        <Text fontWeight="semibold">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {current ? (
            <Trans>
              This browser, since <TimeText at={firstSeenAt} />
            </Trans>
          ) : (
            <Trans>
              Since <TimeText at={firstSeenAt} />, last seen <TimeText at={lastSeenAt} as="relative" />
            </Trans>
          )}
        </Text>
      </Box>
      {!current && (
        <Button
          size="sm"
          variant="ghost"
          loading={busy}
          aria-label={t`End session in ${name}`}
          onClick={onEnd}
        >
          <Trans>End</Trans>
        </Button>
      )}
    </Flex>
  );
}
