import type { Review } from '@boardwalk/contracts';
import { Box, Grid, Heading, HStack, Page, Panel, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { AnswersView } from '../../form/answers-view.tsx';
import { useReviewUpdates } from '../../review/use-review-updates.ts';
import { Attempt } from '../../submission/attempt.tsx';
import { saveFile } from '../../submission/files.ts';
import { SubmissionBadge } from '../../submission/submission-badge.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { Conversations } from './conversations.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { EarlierAttempts } from './earlier-attempts.tsx';
import { History } from './history.tsx';
import { Scores } from './scores.tsx';
import { Steps } from './steps.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** An application with everything needed for a decision. */
export function ReviewPage({ review }: { review: Review }) {
  const { t } = useLingui();
  useReviewUpdates(review.id);
  const shortcuts = useShortcuts(review);
  const { id, applicant, form, attempt, definition, answers, answersBefore, files, quiz, submittedAt } =
    review;
  return (
    <Page
      back={{ to: '/forms/review', label: t`Review queue` }}
      title={applicant.fullName}
      lead={
        <HStack as="span" display="inline-flex" wrap="wrap">
          <SubmissionBadge state={review.state} />
          <Text as="span" fontSize="md">
            {form.title} ·{' '}
            {attempt > 1 && (
              <>
                <Attempt number={attempt} /> ·{' '}
              </>
            )}
            <Trans>
              submitted <TimeText at={submittedAt} as="relative" />
            </Trans>
          </Text>
        </HStack>
      }
    >
      <Stack gap="8">
        <ClaimBar review={review} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '8', lg: '12' }}
          alignItems="start"
        >
          <Stack gap="12" minW="0">
            <Box as="section" aria-labelledby="answers">
              <Heading as="h2" id="answers" textStyle="xl" mb="5">
                <Trans>Answers</Trans>
              </Heading>
              <AnswersView
                fields={definition.fields}
                answers={answers}
                before={answersBefore}
                files={files}
                quiz={quiz}
                guardSensitive
                onFile={(file) => void saveFile(id, file)}
              />
            </Box>
            {review.earlier.length > 0 && <EarlierAttempts review={review} />}
            <Conversations review={review} shortcuts={shortcuts} />
          </Stack>
          <Stack gap="6" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
            <DecisionPanel review={review} shortcuts={shortcuts} />
            <Panel aria-label={t`Linked accounts`}>
              <Identities identities={review.identities} />
            </Panel>
            {review.settings.rubric.length > 0 && <Scores review={review} />}
            {review.steps.length > 0 && <Steps review={review} />}
            <History review={review} />
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}

function Identities({ identities }: Pick<Review, 'identities'>) {
  return (
    <Stack gap="2">
      <Heading as="h2" textStyle="lg">
        <Trans>Linked accounts</Trans>
      </Heading>
      {identities.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          <Trans>None. Without a game account they can’t join, even when approved.</Trans>
        </Text>
      )}
      {identities.map(({ provider, name, linkedAt }) => (
        <Text key={provider} fontSize="sm">
          <Text as="span" fontWeight="semibold">
            {name}
          </Text>{' '}
          · {provider} · <TimeText at={linkedAt} as="date" />
        </Text>
      ))}
    </Stack>
  );
}
