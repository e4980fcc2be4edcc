import type { Submission } from '@boardwalk/contracts';
import { Box, Grid, Heading, Page, Panel, Stack, Timeline } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { AnswersView } from '../../form/answers-view.tsx';
import { Attempt } from '../../submission/attempt.tsx';
import { EVENT_SENTENCES } from '../../submission/event-sentence.tsx';
import { saveFile } from '../../submission/files.ts';
import { useSubmissionUpdates } from '../../submission/queries.ts';
import { ApplicationStatus } from './application-status.tsx';
import { Interview } from './interview.tsx';
import { Messages } from './messages.tsx';

/** Status of the applicant's own application, its messages, and the available actions. */
export function StatusPage({ submission }: { submission: Submission }) {
  const { t, i18n } = useLingui();
  useSubmissionUpdates(submission.id);
  const { id, form, attempt, definition, answers, files, timeline } = submission;
  const events = timeline.toReversed().map(({ id: event, at, event: kind, text }) => ({
    id: event,
    at,
    what: i18n._(EVENT_SENTENCES[kind]),
    details: text ? (
      <Box color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Box>
    ) : undefined,
  }));
  return (
    <Page
      title={form.title}
      back={{ to: '/forms', label: t`Applications` }}
      lead={attempt > 1 ? <Attempt number={attempt} /> : t`Your application`}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '8', lg: '14' }}
        alignItems="start"
      >
        <Stack gap="10" minW="0">
          <ApplicationStatus submission={submission} />
          {(submission.may.bookInterview || submission.interview) && <Interview submission={submission} />}
          {submission.state !== 'draft' && <Messages submission={submission} />}
          <Box as="section" aria-labelledby="answers">
            <Heading as="h2" id="answers" textStyle="xl" mb="4">
              <Trans>Your answers</Trans>
            </Heading>
            <AnswersView
              fields={definition.fields}
              answers={answers}
              files={files}
              onFile={(file) => void saveFile(id, file)}
            />
          </Box>
        </Stack>
        <Panel as="aside" aria-labelledby="timeline">
          <Heading as="h2" id="timeline" textStyle="lg" mb="4">
            <Trans>History</Trans>
          </Heading>
          <Timeline aria-label={t`History`} entries={events} times="relative" />
        </Panel>
      </Grid>
    </Page>
  );
}
