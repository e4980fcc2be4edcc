import { EDITABLE_STATES, type OpenForm } from '@boardwalk/contracts';
import {
  EmptyState,
  ErrorBox,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Panel,
  PENDING,
  Skeleton,
  Stack,
  Text,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { openFormsQuery } from '../../submission/queries.ts';
import { SubmissionBadge } from '../../submission/submission-badge.tsx';

/** The open forms. The whitelist comes first, and is larger, because most members come for it. */
export function OpenForms() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(openFormsQuery);
  if (error && !data)
    return <ErrorBox title={t`The forms could not be loaded`} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Stack role="status" aria-label={t`Loading the forms`} gap="5" {...PENDING}>
        <Skeleton height="48" borderRadius="lg" />
        <Skeleton height="32" borderRadius="lg" />
      </Stack>
    );
  if (data.items.length === 0)
    return (
      <EmptyState title={t`No open forms`}>
        <Trans>Forms appear here when the team is looking for people.</Trans>
      </EmptyState>
    );
  const [first, ...rest] = data.items;
  return (
    <Stack as="section" gap="5" aria-label={t`Open forms`}>
      {first && <FormCard form={first} large />}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        {rest.map((form) => (
          <FormCard key={form.id} form={form} />
        ))}
      </Grid>
    </Stack>
  );
}

function FormCard({ form, large = false }: { form: OpenForm; large?: boolean }) {
  const { title, summary, fieldCount } = form;
  return (
    <Panel as="article" p={{ base: '5', md: large ? '8' : '6' }}>
      <Flex
        direction={{ base: 'column', md: large ? 'row' : 'column' }}
        justify="space-between"
        align={{ base: 'start', md: large ? 'end' : 'start' }}
        gap="5"
        height="100%"
      >
        <Stack gap="2" minW="0">
          <Heading as="h2" textStyle={large ? '3xl' : 'xl'}>
            {title}
          </Heading>
          <Text color="fg.muted" maxW="measure">
            {summary}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <Plural value={fieldCount} one="# question" other="# questions" />
          </Text>
        </Stack>
        <WayOn form={form} />
      </Flex>
    </Panel>
  );
}

/** The member's next step with a form. */
function WayOn({ form: { slug, standing } }: { form: OpenForm }) {
  const { submission, mayBegin, retryAt } = standing;
  const editable = submission && EDITABLE_STATES.includes(submission.state);
  return (
    <Stack gap="3" align="start" flexShrink="0">
      {submission && <SubmissionBadge state={submission.state} />}
      {editable && (
        <LinkButton colorPalette="sodium" to={`/forms/${slug}`}>
          {submission.state === 'draft' ? <Trans>Continue draft</Trans> : <Trans>Edit answers</Trans>}
        </LinkButton>
      )}
      {mayBegin && (
        <LinkButton colorPalette="sodium" to={`/forms/${slug}`}>
          {submission ? <Trans>Apply again</Trans> : <Trans>Apply</Trans>}
        </LinkButton>
      )}
      {submission && !editable && (
        <LinkButton variant="outline" to={`/forms/submissions/${submission.id}`}>
          <Trans>View status</Trans>
        </LinkButton>
      )}
      {retryAt && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>
            Apply again from <TimeText at={retryAt} as="long" />
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
