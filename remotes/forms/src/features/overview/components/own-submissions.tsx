import { EDITABLE_STATES, type OwnSubmission } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  ErrorBox,
  Flex,
  Heading,
  Link,
  LoadMore,
  PENDING,
  Skeleton,
  Stack,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ownSubmissionPages } from '../../../submission/get-submission.ts';
import { StateBadge } from '../../../submission/state-badge.tsx';

/** Everything that the member has ever begun. */
export function OwnSubmissions() {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(ownSubmissionPages);
  // Who has never applied for anything sees what can be applied for, and nothing about nothing.
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
    <Flex
      as="li"
      position="relative"
      gap="4"
      py="3.5"
      borderBottomWidth="1px"
      align="start"
      _hover={{ bg: 'bg.muted' }}
    >
      <Box flex="1" minW="0">
        <chakra.span
          fontWeight="semibold"
          asChild
          _before={{ content: '""', position: 'absolute', inset: '0' }}
        >
          <Link to={to}>{form.title}</Link>
        </chakra.span>
        <Text textStyle="sm" color="fg.muted">
          {attempt > 1 && (
            <>
              <Trans>Attempt {attempt}</Trans> ·{' '}
            </>
          )}
          {submittedAt ? (
            <Trans>
              handed in <TimeText at={submittedAt} as="date" />
            </Trans>
          ) : (
            <Trans>
              changed <TimeText at={updatedAt} as="relative" />
            </Trans>
          )}
        </Text>
      </Box>
      <StateBadge state={state} />
    </Flex>
  );
}
