import type { Review } from '@boardwalk/contracts';
import { Button, call, Heading, Panel, Stack, Text, TimeText, toast, useNow } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useReviewAction } from '../../review/use-review-action.ts';
import { KeyHint } from './key-hint.tsx';
import { ReasonDialog, type ReasonKind } from './reason-dialog.tsx';
import type { Shortcuts } from './use-shortcuts.ts';

/** The decision, or the available ones. */
export function DecisionPanel({ review, shortcuts }: { review: Review; shortcuts: Shortcuts }) {
  const { t } = useLingui();
  const { id, version, may, decision, appeal, interview, retryAt } = review;
  const noteId = useId();
  const [kind, setKind] = useState<ReasonKind>();
  const { requested, clear } = shortcuts;
  const interviewFirst = review.settings.interview === 'required' && !interview;
  useEffect(() => {
    if (requested !== 'approved' && requested !== 'denied') return;
    if (requested === 'denied' || !interviewFirst) setKind(requested);
    clear();
  }, [requested, clear, interviewFirst]);
  const offering = useReviewAction<void>(
    id,
    () => call('POST /api/reviews/:id/interview', { params: { id }, body: { version } }),
    {
      onDone: () => toast.add({ description: t`The applicant can choose a time now.`, tone: 'success' }),
    },
  );
  const waiving = useReviewAction<void>(id, () => call('POST /api/reviews/:id/waive', { params: { id } }), {
    onDone: () => toast.add({ description: t`They can apply again immediately.`, tone: 'success' }),
  });
  return (
    <Panel aria-label={t`Decision`}>
      <Stack gap="4">
        <Heading as="h2" textStyle="lg">
          <Trans>Decision</Trans>
        </Heading>
        {decision && <Decided review={review} />}
        {appeal && (
          <Text fontSize="sm" whiteSpace="pre-line" borderStartWidth="3px" ps="3">
            <Text as="span" fontWeight="semibold" display="block">
              <Trans context="heading">Appeal</Trans> · <TimeText at={appeal.at} as="relative" />
            </Text>
            {appeal.text}
          </Text>
        )}
        {interview && (
          <Text fontSize="sm">
            <Trans>
              Interview on <TimeText at={interview.startsAt} as="long" />, {interview.place}
            </Trans>
          </Text>
        )}
        {retryAt && (
          <Text fontSize="sm" color="fg.muted">
            <Trans>
              They can apply again from <TimeText at={retryAt} as="long" />.
            </Trans>
          </Text>
        )}
        {!decision && !may.decide && review.state !== 'appealed' && (
          <Text fontSize="sm" color="fg.muted">
            {review.own ? (
              <Trans>This is your own application.</Trans>
            ) : (
              <Trans>Claim this application to decide.</Trans>
            )}
          </Text>
        )}
        <Stack gap="2">
          {may.decide && (
            <>
              <Button
                colorPalette="tide"
                disabled={interviewFirst}
                aria-keyshortcuts="A"
                aria-describedby={interviewFirst ? noteId : undefined}
                onClick={() => setKind('approved')}
              >
                <Trans context="application">Approve</Trans>
                <KeyHint>A</KeyHint>
              </Button>
              {interviewFirst && (
                <Text id={noteId} fontSize="sm" color="fg.muted">
                  <Trans>This form requires an interview before approval.</Trans>
                </Text>
              )}
              <Button
                colorPalette="signal"
                variant="outline"
                aria-keyshortcuts="D"
                onClick={() => setKind('denied')}
              >
                <Trans>Deny</Trans>
                <KeyHint>D</KeyHint>
              </Button>
            </>
          )}
          {may.requestChanges && (
            <Button variant="outline" onClick={() => setKind('changes')}>
              <Trans>Ask for changes</Trans>
            </Button>
          )}
          {may.invite && (
            <Button variant="outline" loading={offering.isPending} onClick={() => offering.mutate()}>
              <Trans>Offer interview</Trans>
            </Button>
          )}
          {may.judgeAppeal && (
            <>
              <Button colorPalette="tide" onClick={() => setKind('granted')}>
                <Trans>Grant appeal</Trans>
              </Button>
              <Button colorPalette="signal" variant="outline" onClick={() => setKind('rejected')}>
                <Trans>Reject appeal</Trans>
              </Button>
            </>
          )}
          {may.waive && (
            <Button variant="outline" loading={waiving.isPending} onClick={() => waiving.mutate()}>
              <Trans>Let them apply again now</Trans>
            </Button>
          )}
          {may.revoke && (
            <Button variant="ghost" onClick={() => setKind('revoked')}>
              <Trans>Revoke approval</Trans>
            </Button>
          )}
        </Stack>
      </Stack>
      <ReasonDialog kind={kind} review={review} onClose={() => setKind(undefined)} />
    </Panel>
  );
}

/** A decision, with the seconds in which it can be undone. */
function Decided({ review: { id, decision, may } }: { review: Review }) {
  const left = useSecondsUntil(decision?.undoUntil ?? null);
  const undoing = useReviewAction<void>(id, () =>
    call('DELETE /api/reviews/:id/decision', { params: { id } }),
  );
  if (!decision) return null;
  const { outcome, by, at, reason } = decision;
  return (
    <Stack gap="2">
      <Text>
        {outcome === 'approved' ? (
          <Trans>
            Approved by <bdi translate="no">{by.fullName}</bdi>
          </Trans>
        ) : outcome === 'denied' ? (
          <Trans>
            Denied by <bdi translate="no">{by.fullName}</bdi>
          </Trans>
        ) : (
          <Trans>
            Approval revoked by <bdi translate="no">{by.fullName}</bdi>
          </Trans>
        )}
        <Text as="span" color="fg.muted">
          {' · '}
          <TimeText at={at} as="relative" />
        </Text>
      </Text>
      {reason && (
        <Text fontSize="sm" whiteSpace="pre-line" color="fg.muted">
          {reason}
        </Text>
      )}
      {may.undo && left > 0 && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          loading={undoing.isPending}
          onClick={() => undoing.mutate()}
        >
          <Trans>Undo ({left} s)</Trans>
        </Button>
      )}
      {left > 0 && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>The applicant hasn’t been notified yet.</Trans>
        </Text>
      )}
    </Stack>
  );
}

const SECOND_MS = 1000;

/** Returns the seconds until an instant as a countdown; 0 once it has passed. */
function useSecondsUntil(instant: string | null): number {
  const now = useNow(instant === null ? 0 : SECOND_MS);
  return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / SECOND_MS));
}
