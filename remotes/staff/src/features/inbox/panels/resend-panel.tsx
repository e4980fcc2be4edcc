import { APPROVAL_STEPS, type ApprovalStep, type InboxItem } from '@boardwalk/contracts';
import {
  Box,
  Button,
  call,
  chakra,
  invalidateEndpoints,
  Stack,
  Text,
  toast,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** Failure of a delivery or step, with a retry button. */
export function ResendPanel({ item }: { item: InboxItem }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retry(item),
    onSuccess: () => toast.add({ description: t`Retrying now.`, tone: 'success' }),
    meta: { failure: t`The retry could not be started` },
    onSettled: () =>
      invalidateEndpoints(queries, 'GET /api/inbox', 'GET /api/inbox/counts', 'GET /api/inbox/:id'),
  });
  return (
    <Stack gap="4" align="start">
      <Box>
        {item.kind === 'delivery' && (
          <Text mb="1">
            <Plural
              value={item.count}
              one="# message could not be delivered."
              other="# messages could not be delivered."
            />
          </Text>
        )}
        <Text fontSize="sm" color="fg.muted" mb="1">
          <Trans>Last response from the receiving service:</Trans>
        </Text>
        <chakra.code translate="no" display="block" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {item.note || '–'}
        </chakra.code>
      </Box>
      <Button colorPalette="tide" loading={isPending} onClick={() => mutate()}>
        {item.kind === 'approval-step' ? <Trans>Try again</Trans> : <Trans>Send again</Trans>}
      </Button>
    </Stack>
  );
}

/** The subject identifies the target: an event with its channel, a chat message, an application with its step. */
async function retry({ kind, subject }: InboxItem): Promise<void> {
  const [id = '', part] = subject.split('/');
  if (kind === 'chat-message') await call('POST /api/chat-messages/:id/retry', { params: { id } });
  else if (kind === 'approval-step')
    await call('POST /api/reviews/:id/steps/:step', { params: { id, step: stepOf(part) } });
  else {
    const body = { eventId: id, channel: part === 'push' ? ('push' as const) : ('email' as const) };
    await call('POST /api/notifications/dead-letters/retry', { body });
  }
}

function stepOf(text: string | undefined): ApprovalStep {
  const step = APPROVAL_STEPS.find((one) => one === text);
  if (!step) throw new Error(`There is no step ${text}.`);
  return step;
}
