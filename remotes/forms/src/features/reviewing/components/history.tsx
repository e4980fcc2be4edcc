import type { Review, SubmissionEvent } from '@boardwalk/contracts';
import { Box, Heading, Panel, Timeline } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EVENT_SENTENCES } from '../../../submission/event-sentence.tsx';

/** What staff did among themselves. */
const STAFF_SENTENCES: Record<string, MessageDescriptor> = {
  claimed: msg`Claimed`,
  claim_taken_over: msg`Claim taken over`,
  assigned: msg`Assigned`,
  scored: msg`Scored`,
};

/** What happened to it, staff's own doings included. */
export function History({ review }: { review: Review }) {
  const { t, i18n } = useLingui();
  const entries = review.timeline.toReversed().map(({ id, at, event, actor, text }) => {
    const known = EVENT_SENTENCES[event as SubmissionEvent['event']] ?? STAFF_SENTENCES[event];
    return {
      id,
      at,
      what: (
        <>
          {known ? i18n._(known) : event}
          {actor && ` · ${actor.fullName}`}
        </>
      ),
      details: text ? (
        <Box fontSize="sm" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Box>
      ) : undefined,
    };
  });
  return (
    <Panel>
      <Heading as="h2" textStyle="lg" mb="4">
        <Trans>What has happened</Trans>
      </Heading>
      <Timeline aria-label={t`What has happened`} entries={entries} />
    </Panel>
  );
}
