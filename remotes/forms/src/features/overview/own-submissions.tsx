import { EDITABLE_STATES, type OwnSubmission } from '@boardwalk/contracts';
import {
  Box,
  Heading,
  LinkedRow,
  PagedList,
  PENDING,
  Skeleton,
  Stack,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Attempt } from '../../submission/attempt.tsx';
import { ownSubmissionPages } from '../../submission/queries.ts';
import { SubmissionBadge } from '../../submission/submission-badge.tsx';

/** All applications of the member. */
export function OwnSubmissions() {
  const { t } = useLingui();
  const pages = usePages(ownSubmissionPages);
  // Hidden without any application.
  if (pages.items?.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="own">
      <Heading as="h2" id="own" textStyle="xl" mb="3">
        <Trans>Your applications</Trans>
      </Heading>
      <PagedList
        pages={pages}
        failure={t`Your applications could not be loaded`}
        skeleton={
          <Stack gap="3" {...PENDING} aria-hidden>
            <Skeleton height="14" />
            <Skeleton height="14" />
          </Stack>
        }
        empty={null}
        loaded={(count) => <Plural value={count} one="# application" other="# applications" />}
      >
        {(submission) => <Row key={submission.id} submission={submission} />}
      </PagedList>
    </Box>
  );
}

function Row({ submission }: { submission: OwnSubmission }) {
  const { id, form, attempt, state, updatedAt, submittedAt } = submission;
  const to =
    state === 'draft' && EDITABLE_STATES.includes(state) ? `/forms/${form.slug}` : `/forms/submissions/${id}`;
  return (
    <LinkedRow to={to} title={form.title} end={<SubmissionBadge state={state} />}>
      {attempt > 1 && (
        <>
          <Attempt number={attempt} /> ·{' '}
        </>
      )}
      {submittedAt ? (
        <Trans>
          submitted <TimeText at={submittedAt} as="date" />
        </Trans>
      ) : (
        <Trans>
          changed <TimeText at={updatedAt} as="relative" />
        </Trans>
      )}
    </LinkedRow>
  );
}
