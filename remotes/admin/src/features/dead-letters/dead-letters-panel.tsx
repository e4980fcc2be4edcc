import type { DeadLetter } from '@boardwalk/contracts';
import {
  Badge,
  Button,
  call,
  chakra,
  type DataColumn,
  DataTable,
  EmptyState,
  Forbidden,
  HStack,
  invalidateEndpoints,
  isForbidden,
  MemberAvatar,
  PanelSection,
  TimeText,
  toast,
  useMutation,
  usePages,
  useQueryClient,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { deadLetterPages } from './queries.ts';

/** E-mails and push notifications that failed permanently, for users who may resend them. */
export function DeadLettersPanel() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const pages = usePages(deadLetterPages);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: DeadLetter) =>
      call('POST /api/notifications/dead-letters/:id/retry', { params: { id } }),
    onSuccess: (_, { recipient: { fullName } }) =>
      toast.add({ description: t`The message to ${fullName} is being sent again.`, tone: 'success' }),
    onSettled: () => invalidateEndpoints(queries, 'GET /api/notifications/dead-letters'),
    meta: { failure: t`The message could not be sent again.` },
  });
  const sendAgainTo = ({ recipient: { fullName } }: DeadLetter) => t`Send again to ${fullName}`;
  const columns = useMemo<DataColumn<DeadLetter>[]>(() => {
    const channels = { email: t`E-mail`, push: t`Push` };
    return [
      {
        id: 'recipient',
        header: t`Recipient`,
        cell: ({ recipient }) => (
          <HStack gap="3">
            <MemberAvatar {...recipient} />
            <chakra.span translate="no" dir="auto" fontWeight="600" overflowWrap="anywhere">
              {recipient.fullName}
            </chakra.span>
          </HStack>
        ),
      },
      {
        id: 'message',
        header: t`Message`,
        cell: ({ title, channel }) => (
          <>
            {title} <Badge variant="outline">{channels[channel]}</Badge>
          </>
        ),
      },
      {
        id: 'error',
        header: t`Error`,
        cell: ({ error }) => (
          <chakra.code translate="no" textStyle="sm">
            {error}
          </chakra.code>
        ),
      },
      { id: 'attempts', header: t`Attempts`, align: 'end', cell: ({ attempts }) => attempts },
      { id: 'at', header: t`Last attempt`, cell: ({ at }) => <TimeText at={at} as="relative" /> },
    ];
  }, [t]);
  return (
    <PanelSection title={t`Failed messages`}>
      {isForbidden(pages.error) ? (
        <Forbidden permission="notifications.manage" panel />
      ) : (
        <DataTable
          label={t`Failed messages`}
          columns={columns}
          pages={pages}
          rowId={idOf}
          rowLabel={({ recipient }) => recipient.fullName}
          loaded={(count) => <Plural value={count} one="# message" other="# messages" />}
          failure={t`The messages could not be loaded`}
          empty={
            <EmptyState title={t`No failed messages`}>
              <Trans>Every e-mail and push message was accepted or is still being tried.</Trans>
            </EmptyState>
          }
          tableFrom="lg"
          rowActions={(deadLetter) => (
            <Button
              size="xs"
              variant="outline"
              loading={isPending && variables.id === deadLetter.id}
              aria-label={sendAgainTo(deadLetter)}
              onClick={() => mutate(deadLetter)}
            >
              <Trans>Send again</Trans>
            </Button>
          )}
        />
      )}
    </PanelSection>
  );
}

const idOf = ({ id }: DeadLetter) => id;
