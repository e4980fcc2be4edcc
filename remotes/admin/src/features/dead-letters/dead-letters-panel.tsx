import type { DeadLetter } from '@boardwalk/contracts';
import {
  call,
  Forbidden,
  invalidateEndpoints,
  isForbidden,
  PagedList,
  PanelSection,
  PENDING,
  Skeleton,
  Stack,
  Text,
  toast,
  useMutation,
  usePages,
  useQueryClient,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DeadLetterRow } from './dead-letter-row.tsx';
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
  return (
    <PanelSection title={t`Failed messages`}>
      {isForbidden(pages.error) ? (
        <Forbidden permission="notifications.manage" panel />
      ) : (
        <PagedList
          pages={pages}
          failure={t`The messages could not be loaded`}
          skeleton={
            <Stack role="status" aria-label={t`Loading messages`} gap="3" {...PENDING}>
              <Skeleton height="5" width="42%" />
              <Skeleton height="4" width="64%" />
            </Stack>
          }
          empty={
            <Text color="fg.muted">
              <Trans>
                No failed messages. Every e-mail and push message was accepted or is still being tried.
              </Trans>
            </Text>
          }
          loaded={(count) => <Plural value={count} one="# message" other="# messages" />}
        >
          {(deadLetter) => (
            <DeadLetterRow
              key={deadLetter.id}
              deadLetter={deadLetter}
              busy={isPending && variables.id === deadLetter.id}
              onRetry={() => mutate(deadLetter)}
            />
          )}
        </PagedList>
      )}
    </PanelSection>
  );
}
