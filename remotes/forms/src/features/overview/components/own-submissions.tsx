import { EDITABLE_STATES, type OwnSubmission } from '@boardwalk/contracts';
import {
  Box,
  ErrorBox,
  Heading,
  LinkedRow,
  LoadMore,
  PENDING,
  Skeleton,
  Stack,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ownSubmissionPages } from '../../../submission/get-submission.ts';
import { StateBadge } from '../../../submission/state-badge.tsx';

/** All applications of the member. */
export function OwnSubmissions() {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(ownSubmissionPages);
  // Hidden without any application.
  if (items?.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="own">
      <Heading as="h2" id="own" textStyle="xl" mb="3">
        <Trans>Your applications</Trans>
      </Heading>
      {error && !items && (
        <ErrorBox title={t`Your applications could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!items && !error && (
        <Stack gap="3" {...PENDING} aria-hidden>
          <Skeleton height="14" />
          <Skeleton height="14" />
        </Stack>
      )}
      {items && (
        <>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {items.map((submission) => (
              <Row key={submission.id} submission={submission} />
            ))}
          </Box>
          <LoadMore
            {...more}
            loaded={<Plural value={items.length} one="# application" other="# applications" />}
          />
        </>
      )}
    </Box>
  );
}

function Row({ submission }: { submission: OwnSubmission }) {
  const { id, form, attempt, state, updatedAt, submittedAt } = submission;
  const to =
    state === 'draft' && EDITABLE_STATES.includes(state) ? `/forms/${form.slug}` : `/forms/submissions/${id}`;
  return (
    <LinkedRow to={to} title={form.title} end={<StateBadge state={state} />}>
      {attempt > 1 && (
        <>
          <Trans>Attempt {attempt}</Trans> ·{' '}
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
