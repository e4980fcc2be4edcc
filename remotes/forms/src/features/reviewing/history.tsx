import type { Review } from '@boardwalk/contracts';
import { Box, Heading, Panel, Timeline } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EVENT_SENTENCES } from '../../submission/event-sentence.tsx';

/** Sentences of all events, including internal ones. */
const SENTENCES: Record<Review['timeline'][number]['event'], MessageDescriptor> = {
  ...EVENT_SENTENCES,
  claim_taken_over: msg`Claim taken over`,
  assigned: msg`Assigned`,
  undone: msg`Decision undone`,
  step_retried: msg`Step retried`,
};

/** History of the application, including internal events. */
export function History({ review }: { review: Review }) {
  const { t, i18n } = useLingui();
  const entries = review.timeline.toReversed().map(({ id, at, event, actor, text }) => {
    const what = i18n._(SENTENCES[event]);
    return {
      id,
      at,
      what: actor ? (
        <Trans>
          {what} by <bdi translate="no">{actor.fullName}</bdi>
        </Trans>
      ) : (
        what
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
        <Trans>History</Trans>
      </Heading>
      <Timeline aria-label={t`History`} entries={entries} />
    </Panel>
  );
}
