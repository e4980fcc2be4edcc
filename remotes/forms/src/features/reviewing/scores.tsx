import { type EndpointRequest, QUEUE_STATES, type Review, type ReviewScore } from '@boardwalk/contracts';
import {
  Box,
  Button,
  call,
  Field,
  Heading,
  HStack,
  NumberField,
  Panel,
  Stack,
  Text,
  Textarea,
  toast,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useReviewAction } from '../../review/use-review-action.ts';

/** The reviewer's own scores; after that also those of others. */
export function Scores({ review }: { review: Review }) {
  const { ownScore, scores, scoredBy, settings } = review;
  const [changing, setChanging] = useState(false);
  // Scoring ends with the decision.
  const open = QUEUE_STATES.includes(review.state);
  if (!open && !ownScore && !scores) return null;
  return (
    <Panel>
      <Stack gap="4">
        <Heading as="h2" textStyle="lg">
          <Trans>Scores</Trans>
        </Heading>
        {ownScore && !changing ? (
          <>
            <ScoreCard score={ownScore} rubric={settings.rubric} own />
            {open && (
              <Button size="xs" variant="ghost" alignSelf="start" onClick={() => setChanging(true)}>
                <Trans>Edit scores</Trans>
              </Button>
            )}
          </>
        ) : (
          open && <ScoreForm review={review} onDone={() => setChanging(false)} />
        )}
        {scores?.map((one) => (
          <ScoreCard key={one.reviewer.username} score={one} rubric={settings.rubric} />
        ))}
        {scores === null && scoredBy > 0 && (
          <Text fontSize="sm" color="fg.muted">
            <Plural value={scoredBy} one="# other person has scored." other="# others have scored." />{' '}
            <Trans>You see their scores after you save yours.</Trans>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

type ScoreBody = EndpointRequest<'PUT /api/reviews/:id/score'>['body'];
type Rubric = Review['settings']['rubric'];

function ScoreForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const { t } = useLingui();
  const { id, settings, ownScore } = review;
  const [given, setGiven] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(ownScore?.scores ?? {}).map(([item, value]) => [item, String(value)])),
  );
  const [comment, setComment] = useState(ownScore?.comment ?? '');
  const saving = useReviewAction<ScoreBody>(
    id,
    (body) => call('PUT /api/reviews/:id/score', { params: { id }, body }),
    {
      onDone: () => {
        onDone();
        toast.add({ description: t`Your scores are saved.`, tone: 'success' });
      },
    },
  );
  const whole = settings.rubric.every((item) => given[item.id] !== undefined && given[item.id] !== '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!whole) return;
    const scores = Object.fromEntries(settings.rubric.map((item) => [item.id, Number(given[item.id])]));
    saving.mutate({ scores, comment });
  };
  return (
    <form onSubmit={save}>
      <Stack gap="3">
        {settings.rubric.map((item) => (
          <Field.Root key={item.id} orientation="horizontal" justifyContent="space-between" flexWrap="wrap">
            <Field.Label flex="1">{item.label}</Field.Label>
            <HStack gap="1.5">
              <NumberField
                min={0}
                max={item.max}
                required
                size="sm"
                width="4rem"
                value={given[item.id] ?? ''}
                onChange={({ target }) => setGiven({ ...given, [item.id]: target.value })}
              />
              <Text as="span" fontSize="sm" color="fg.muted">
                / {item.max}
              </Text>
            </HStack>
          </Field.Root>
        ))}
        <Field.Root>
          <Field.Label>{t`Comment on your scores`}</Field.Label>
          <Textarea
            rows={2}
            size="sm"
            value={comment}
            maxLength={2000}
            autoresize
            onChange={({ target }) => setComment(target.value)}
          />
        </Field.Root>
        <Button
          type="submit"
          size="sm"
          variant="outline"
          alignSelf="start"
          disabled={!whole}
          loading={saving.isPending}
        >
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function ScoreCard({
  score: { reviewer, scores, firstScores, comment },
  rubric,
  own,
}: {
  score: ReviewScore;
  rubric: Rubric;
  own?: boolean;
}) {
  const sum = rubric.reduce((total, { id }) => total + (scores[id] ?? 0), 0);
  const first = firstScores && rubric.map(({ id, label }) => `${label} ${firstScores[id] ?? 0}`).join(' · ');
  const most = rubric.reduce((total, { max }) => total + max, 0);
  return (
    <Box borderTopWidth={own ? undefined : '1px'} pt={own ? undefined : '3'}>
      <HStack justify="space-between">
        <Text fontWeight="semibold" fontSize="sm">
          {own ? <Trans>Yours</Trans> : reviewer.fullName}
        </Text>
        <Text fontFamily="heading" fontWeight="700" fontVariantNumeric="tabular-nums">
          {sum} / {most}
        </Text>
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        {rubric.map(({ id, label }) => `${label} ${scores[id] ?? 0}`).join(' · ')}
      </Text>
      {first && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>First, before seeing other scores: {first}</Trans>
        </Text>
      )}
      {comment && (
        <Text fontSize="sm" mt="1" whiteSpace="pre-line">
          {comment}
        </Text>
      )}
    </Box>
  );
}
