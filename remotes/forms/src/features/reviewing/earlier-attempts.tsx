import type { EarlierAttempt, Review } from '@boardwalk/contracts';
import { Box, Button, Flex, Heading, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AnswersView } from '../../form/answers-view.tsx';
import { Attempt } from '../../submission/attempt.tsx';
import { SubmissionBadge } from '../../submission/submission-badge.tsx';

/** The applicant's earlier answers, with the differences to the current ones. */
export function EarlierAttempts({ review }: { review: Review }) {
  return (
    <Box as="section" aria-labelledby="earlier">
      <Heading as="h2" id="earlier" textStyle="xl" mb="3">
        <Trans>Earlier attempts</Trans>
      </Heading>
      <Stack gap="0" borderTopWidth="1px">
        {review.earlier.map((attempt) => (
          <EarlierAnswers key={attempt.id} attempt={attempt} review={review} />
        ))}
      </Stack>
    </Box>
  );
}

function EarlierAnswers({ attempt, review }: { attempt: EarlierAttempt; review: Review }) {
  const [open, setOpen] = useState(false);
  const { attempt: number, state, submittedAt, reason, answers } = attempt;
  return (
    <Box py="4" borderBottomWidth="1px">
      <Flex gap="4" justify="space-between" align="start">
        <Box>
          <Text fontWeight="semibold">
            <Attempt number={number} />
            {submittedAt && (
              <Text as="span" color="fg.muted" fontWeight="normal">
                {' · '}
                <TimeText at={submittedAt} as="date" />
              </Text>
            )}
          </Text>
          {reason && (
            <Text fontSize="sm" color="fg.muted" whiteSpace="pre-line">
              {reason}
            </Text>
          )}
        </Box>
        <SubmissionBadge state={state} />
      </Flex>
      <Button size="sm" variant="outline" mt="3" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <Trans>Hide changes</Trans> : <Trans>Show changes since then</Trans>}
      </Button>
      {open && (
        <Box mt="5" ps="4" borderStartWidth="3px">
          <AnswersView
            fields={review.definition.fields}
            answers={review.answers}
            before={answers}
            files={review.files}
            guardSensitive
            onFile={() => {}}
          />
        </Box>
      )}
    </Box>
  );
}
