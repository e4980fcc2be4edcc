import type { Submission } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Flex,
  HStack,
  LinkButton,
  Panel,
  Stack,
  Text,
  TimeText,
  toast,
  useEndpointMutation,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStoreSubmission } from '../../submission/queries.ts';
import { SubmissionBadge } from '../../submission/submission-badge.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { BoardingPass } from './boarding-pass.tsx';

/** The state in one sentence, its meaning, and the available actions. */
export function ApplicationStatus({ submission }: { submission: Submission }) {
  const { t } = useLingui();
  const storeSubmission = useStoreSubmission();
  const withdrawal = useEndpointMutation('POST /api/submissions/:id/withdraw', {
    onSuccess: (next) => {
      storeSubmission(next);
      toast.add({ description: t`Your application is withdrawn.`, tone: 'success' });
    },
  });
  const { id, version, state, form, may, decision, retryAt, timeline } = submission;
  const message =
    state === 'changes_requested'
      ? timeline.findLast(({ event }) => event === 'changes_requested')?.text
      : decision?.reason;
  const fromTeam = message ? <TeamMessage>{message}</TeamMessage> : null;
  if (state === 'approved') return <BoardingPass submission={submission}>{fromTeam}</BoardingPass>;
  return (
    <Panel>
      <Stack gap="5">
        <HStack wrap="wrap" justify="space-between" align="start" columnGap="4" rowGap="2">
          <Text
            flex="1 1 9rem"
            minW="min(9rem, 100%)"
            textStyle="xl"
            fontFamily="heading"
            fontWeight="700"
            lineHeight="1.3"
          >
            <Sentence submission={submission} />
          </Text>
          <SubmissionBadge state={state} />
        </HStack>
        <QueueNumbers submission={submission} />
        {fromTeam}
        <NextStep submission={submission} />
        {retryAt && (
          <Alert.Root status="info">
            <Alert.Indicator />
            <Alert.Content>
              <Text>
                <Trans>
                  You can apply again from <TimeText at={retryAt} as="long" />.
                </Trans>
              </Text>
            </Alert.Content>
          </Alert.Root>
        )}
        <Flex wrap="wrap" gap="3">
          {may.edit && (
            <LinkButton colorPalette="sodium" to={`/forms/${form.slug}`}>
              {state === 'draft' ? <Trans>Continue</Trans> : <Trans>Edit answers</Trans>}
            </LinkButton>
          )}
          {mayStartAgain(submission) && (
            <LinkButton colorPalette="sodium" to={`/forms/${form.slug}`}>
              <Trans>Start new application</Trans>
            </LinkButton>
          )}
          <AppealDialog
            submission={submission}
            trigger={
              may.appeal && (
                <Button variant="outline">
                  <Trans>Appeal</Trans>
                </Button>
              )
            }
          />
          <ConfirmDialog
            trigger={
              may.withdraw && (
                <Button variant="ghost">
                  <Trans>Withdraw</Trans>
                </Button>
              )
            }
            title={t`Withdraw this application?`}
            confirmLabel={t`Withdraw`}
            onConfirm={() => withdrawal.mutateAsync({ params: { id }, body: { version } })}
          >
            <Trans>The team won’t review it. You can start a new application.</Trans>
          </ConfirmDialog>
        </Flex>
      </Stack>
    </Panel>
  );
}

function TeamMessage({ children }: { children: string }) {
  return (
    <Box borderStartWidth="3px" borderColor="sodium.solid" ps="4">
      <Text fontSize="sm" color="fg.muted">
        <Trans>Message from the team</Trans>
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="measure" dir="auto">
        {children}
      </Text>
    </Box>
  );
}

/** Whether the application has ended and another one can be started now. */
const mayStartAgain = ({ state, retryAt }: Submission): boolean =>
  (state === 'denied' && retryAt === null) || state === 'withdrawn' || state === 'expired';

/** Shows what the applicant can do now, for states in which something is up to them. */
function NextStep({ submission }: { submission: Submission }) {
  const { state, may } = submission;
  const text =
    state === 'changes_requested' ? (
      <Trans>Change your answers and submit them again. The team then continues with them.</Trans>
    ) : may.appeal ? (
      <Trans>
        If you think that the decision is wrong, you can appeal once. Someone who wasn’t involved decides.
      </Trans>
    ) : mayStartAgain(submission) ? (
      <Trans>You can start a new application now.</Trans>
    ) : null;
  return text && <Text maxW="measure">{text}</Text>;
}

function Sentence({ submission: { state } }: { submission: Submission }) {
  switch (state) {
    case 'draft':
      return <Trans>You haven’t submitted this yet.</Trans>;
    case 'submitted':
    case 'resubmitted':
      return <Trans>Your application is waiting for review.</Trans>;
    case 'in_review':
      return <Trans>A team member is reviewing your application.</Trans>;
    case 'changes_requested':
      return <Trans>The team asks you to change something.</Trans>;
    case 'interview':
      return <Trans>The team would like to talk to you.</Trans>;
    case 'approved':
      return <Trans>Your application was approved.</Trans>;
    case 'denied':
      return <Trans>Your application was denied.</Trans>;
    case 'withdrawn':
      return <Trans>You have withdrawn this application.</Trans>;
    case 'expired':
      return <Trans>This draft expired because it wasn’t changed for 60 days.</Trans>;
    case 'revoked':
      return <Trans>Your approval was revoked.</Trans>;
    case 'appealed':
      return <Trans>Another team member is reviewing your appeal.</Trans>;
  }
}

/** Position in the queue, and this week's median waiting time. */
function QueueNumbers({ submission: { queuePlace, medianWaitMinutes } }: { submission: Submission }) {
  if (queuePlace === null) return null;
  return (
    <Flex wrap="wrap" columnGap="10" rowGap="3">
      <Box>
        <Text fontFamily="heading" fontWeight="700" textStyle="3xl" fontVariantNumeric="tabular-nums">
          {queuePlace}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <Trans>your place in the queue</Trans>
        </Text>
      </Box>
      {medianWaitMinutes !== null && (
        <Box>
          <Text fontFamily="heading" fontWeight="700" textStyle="3xl" fontVariantNumeric="tabular-nums">
            <Wait minutes={medianWaitMinutes} />
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <Trans>median wait this week</Trans>
          </Text>
        </Box>
      )}
    </Flex>
  );
}

function Wait({ minutes }: { minutes: number }) {
  if (minutes < 90) return <Plural value={minutes} one="# minute" other="# minutes" />;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return <Plural value={hours} one="# hour" other="# hours" />;
  return <Plural value={Math.round(hours / 24)} one="# day" other="# days" />;
}
