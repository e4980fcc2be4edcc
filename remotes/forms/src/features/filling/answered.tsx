import { type Answers, isAnswered, isQuestion, type PublicField, shownFields } from '@boardwalk/contracts';
import { HStack, Progress, Text } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** Number of visible questions that are answered. If the number of questions changes with an answer, it says so. */
export function Answered({ fields, given }: { fields: readonly PublicField[]; given: Answers }) {
  const questions = shownFields(fields, given).filter(isQuestion);
  const done = questions.filter(({ id }) => isAnswered(given[id])).length;
  const count = questions.length;
  const [before, setBefore] = useState({ count, change: 0 });
  if (before.count !== count) setBefore({ count, change: count - before.count });
  const { change } = before;
  return (
    <Progress.Root value={count === 0 ? 0 : Math.round((done / count) * 100)} size="sm" colorPalette="tide">
      <HStack justify="space-between" mb="1.5">
        <Progress.Label fontWeight="normal">
          <Trans>
            {done} of {count} answered
          </Trans>
        </Progress.Label>
      </HStack>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
      <Text role="status" color="fg.muted" mt={change === 0 ? undefined : '1.5'}>
        {change < 0 && (
          <Plural
            value={-change}
            one="# question doesn’t apply to you and was left out."
            other="# questions don’t apply to you and were left out."
          />
        )}
        {change > 0 && (
          <Plural
            value={change}
            one="# question was added because of your answer."
            other="# questions were added because of your answer."
          />
        )}
      </Text>
    </Progress.Root>
  );
}
