import { type Review, STALE_AFTER } from '@boardwalk/contracts';
import {
  Button,
  call,
  HStack,
  invalidateEndpoints,
  Stack,
  Text,
  usePermission,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ReasonDialog, type ReasonedAction } from '../../../moderation/reason-dialog.tsx';

/** Buttons that decide an application, or the appeal against its decision. Deciding claims the application if no one has claimed it. */
export function ApplicationDecision({ review }: { review: Review }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const noteId = useId();
  const decides = usePermission('applications.decide');
  const [action, setAction] = useState<ReasonedAction>();
  const { id, version, may, state, interview, settings } = review;
  const name = review.applicant.fullName;
  const isWithStaff = state !== 'changes_requested' && state !== 'appealed';
  const mayDecide = may.decide || (decides && may.claim && isWithStaff);
  const interviewFirst = settings.interview === 'required' && !interview;
  const params = { id };
  const refetch = () =>
    invalidateEndpoints(queries, ...STALE_AFTER['POST /api/reviews/:id/decision'], 'GET /api/reviews/:id');
  const decide = (outcome: 'approved' | 'denied') => async (reason: string) => {
    if (!may.decide) await call('PUT /api/reviews/:id/claim', { params, body: { takeOver: false } });
    // With the version that was read: a change since then is rejected.
    await call('POST /api/reviews/:id/decision', { params, body: { outcome, reason, version } });
    await refetch();
  };
  const judge = (outcome: 'granted' | 'rejected') => async (reason: string) => {
    await call('POST /api/reviews/:id/appeal', { params, body: { outcome, reason, version } });
    await refetch();
  };
  const undo = async () => {
    await call('DELETE /api/reviews/:id/decision', { params });
    await refetch();
  };
  const reasonLabel = t`Reason (visible to the applicant)`;
  return (
    <>
      {mayDecide && (
        <Stack gap="2">
          <HStack gap="2" wrap="wrap">
            <Button
              colorPalette="tide"
              disabled={interviewFirst}
              aria-describedby={interviewFirst ? noteId : undefined}
              onClick={() =>
                setAction({
                  title: t`Approve ${name}?`,
                  submitLabel: t({ message: 'Approve', context: 'application' }),
                  reasonLabel: t`Message to the applicant (optional)`,
                  isOptional: true,
                  done: t`Approved. You can undo it for a minute.`,
                  tone: 'tide',
                  send: decide('approved'),
                  undo,
                })
              }
            >
              <Trans context="application">Approve</Trans>
            </Button>
            <Button
              variant="outline"
              colorPalette="signal"
              onClick={() =>
                setAction({
                  title: t`Deny ${name}?`,
                  submitLabel: t`Deny`,
                  reasonLabel,
                  done: t`Denied. You can undo it for a minute.`,
                  tone: 'signal',
                  send: decide('denied'),
                  undo,
                })
              }
            >
              <Trans>Deny</Trans>
            </Button>
          </HStack>
          {interviewFirst && (
            <Text id={noteId} fontSize="sm" color="fg.muted">
              <Trans>This form requires an interview before approval.</Trans>
            </Text>
          )}
        </Stack>
      )}
      {may.judgeAppeal && (
        <HStack gap="2" wrap="wrap">
          <Button
            colorPalette="tide"
            onClick={() =>
              setAction({
                title: t`Grant ${name}’s appeal?`,
                submitLabel: t`Grant`,
                reasonLabel,
                done: t`The appeal is granted.`,
                tone: 'tide',
                send: judge('granted'),
              })
            }
          >
            <Trans>Grant appeal</Trans>
          </Button>
          <Button
            variant="outline"
            colorPalette="signal"
            onClick={() =>
              setAction({
                title: t`Reject ${name}’s appeal?`,
                submitLabel: t`Reject`,
                reasonLabel,
                done: t`The appeal is rejected.`,
                tone: 'signal',
                send: judge('rejected'),
              })
            }
          >
            <Trans>Reject appeal</Trans>
          </Button>
        </HStack>
      )}
      <ReasonDialog action={action} onClose={() => setAction(undefined)} />
    </>
  );
}
