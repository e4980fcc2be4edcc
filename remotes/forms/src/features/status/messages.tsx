import { FORM_LIMITS, type Submission } from '@boardwalk/contracts';
import { Badge, Box, call, errorMessage, Heading, notice, usePages } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { messagePages } from '../../submission/queries.ts';
import { Thread } from '../../submission/thread.tsx';

/** Messages between the applicant and the team. */
export function Messages({ submission }: { submission: Submission }) {
  const { t } = useLingui();
  const { id, may } = submission;
  const { items, error, refetch, more } = usePages(messagePages(id));
  const send = async (text: string) => {
    try {
      await call('POST /api/submissions/:id/messages', { params: { id }, body: { text } });
      return true;
    } catch (problem) {
      notice.error(errorMessage(problem, t`Your message could not be sent`));
      return false;
    }
  };
  return (
    <Box as="section" aria-labelledby="messages">
      <Heading as="h2" id="messages" textStyle="xl" mb="4">
        <Trans>Messages</Trans>
      </Heading>
      <Thread
        messages={items?.map((message) => ({
          ...message,
          mark: message.fromStaff && (
            <Badge size="sm" colorPalette="dusk">
              <Trans>Team</Trans>
            </Badge>
          ),
        }))}
        error={error}
        onRetry={refetch}
        more={more}
        empty={<Trans>No messages yet. The team replies here.</Trans>}
        onSend={may.message ? send : null}
        label={t`Message the team`}
        sendLabel={t`Send`}
        limit={FORM_LIMITS.message}
      />
    </Box>
  );
}
