import { EDITABLE_STATES, type Submission, WHITELIST_SLUG } from '@boardwalk/contracts';
import {
  Alert,
  EmptyState,
  ErrorBox,
  isMissing,
  LinkButton,
  Page,
  Skeleton,
  Stack,
  Text,
  useEndpointMutation,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { BeginPanel } from '../features/filling/begin-panel.tsx';
import { DiscardDraft } from '../features/filling/discard-draft.tsx';
import { FillForm } from '../features/filling/fill-form.tsx';
import { WhitelistFormMissing } from '../features/filling/whitelist-form-missing.tsx';
import { publishedFormQuery, submissionQuery, useStoreSubmission } from '../submission/queries.ts';

/** `/forms/:slug`: a form, from its introduction to the submission. */
export default function FillRoute() {
  const { t } = useLingui();
  const { slug = '' } = useParams();
  const form = useQuery(publishedFormQuery(slug));
  const standing = form.data?.standing.submission;
  const open = standing && EDITABLE_STATES.includes(standing.state) ? standing.id : undefined;
  const submission = useQuery({ ...submissionQuery(open ?? ''), enabled: open !== undefined });
  const error = form.error ?? submission.error;
  if (isMissing(error)) return slug === WHITELIST_SLUG ? <WhitelistFormMissing /> : <FormMissing />;
  const draft = open && submission.data;
  return (
    <Page title={form.data?.title ?? t`Application`} lead={form.data?.summary}>
      {error && !draft && (
        <ErrorBox
          title={t`The form could not be loaded`}
          error={error}
          onRetry={() => void (form.error ? form.refetch() : submission.refetch())}
        />
      )}
      {!error && (!form.data || (open && !draft)) && <FormSkeleton />}
      {form.data && !open && <BeginPanel form={form.data} />}
      {draft && (
        <Stack gap="8">
          {draft.state === 'changes_requested' && (
            <RequestedChanges
              text={draft.timeline.findLast(({ event }) => event === 'changes_requested')?.text ?? ''}
            />
          )}
          <CurrentDraft key={draft.id} slug={slug} published={form.data?.version} draft={draft} />
          {draft.state === 'draft' && <DiscardDraft draft={draft} />}
        </Stack>
      )}
    </Page>
  );
}

interface CurrentDraftProps {
  slug: string;
  /** The published version of the form; undefined if the form couldn't be loaded. */
  published: number | undefined;
  draft: Submission;
}

/** The form of a draft. A draft of an earlier version of the form is first migrated to the published one. */
function CurrentDraft({ slug, published, draft }: CurrentDraftProps) {
  // Decided once: publishing the form again must not interrupt an applicant who is typing.
  const [outdated] = useState(
    draft.state === 'draft' && published !== undefined && draft.formVersion !== published,
  );
  const storeSubmission = useStoreSubmission();
  const { mutate, isIdle, isPending } = useEndpointMutation('POST /api/forms/:slug/submissions', {
    onSuccess: storeSubmission,
    meta: { handlesError: true },
  });
  useEffect(() => {
    if (outdated) mutate({ params: { slug } });
  }, [outdated, mutate, slug]);
  // On failure the earlier version is still accepted.
  return outdated && (isIdle || isPending) ? <FormSkeleton /> : <FillForm submission={draft} />;
}

function RequestedChanges({ text }: { text: string }) {
  return (
    <Alert.Root status="warning" maxW="42rem">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>
          <Trans>The reviewers ask you to change something</Trans>
        </Alert.Title>
        <Text whiteSpace="pre-line">{text}</Text>
      </Alert.Content>
    </Alert.Root>
  );
}

function FormSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="8" maxW="42rem" role="status" aria-label={t`Loading the form`}>
      <Skeleton height="16" />
      <Skeleton height="28" />
      <Skeleton height="16" />
      <Skeleton height="40" />
    </Stack>
  );
}

function FormMissing() {
  const { t } = useLingui();
  return (
    <Page title={t`Application`}>
      <EmptyState
        drawing="bridge"
        title={t`Form not found`}
        action={
          <LinkButton variant="outline" to="/forms">
            <Trans>View all forms</Trans>
          </LinkButton>
        }
      >
        <Trans>The form isn’t published, or the address is wrong.</Trans>
      </EmptyState>
    </Page>
  );
}
