import type { Form } from '@boardwalk/contracts';
import { ErrorBox, LoadMore, Skeleton, Text, Timeline, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { versionPages } from '../get-forms.ts';

/** Published versions, newest first. */
export function Versions({ form }: { form: Form }) {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(versionPages(form.id));
  if (error && !items)
    return <ErrorBox title={t`The versions could not be loaded`} error={error} onRetry={refetch} />;
  if (!items) return <Skeleton height="24" />;
  if (items.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>Nothing has been published yet.</Trans>
      </Text>
    );
  return (
    <>
      <Timeline
        aria-label={t`Published versions`}
        entries={items.map(({ number, publishedAt, publishedBy, submissions, definition }) => ({
          id: String(number),
          at: publishedAt,
          what: (
            <Trans>
              <bdi translate="no">{publishedBy.fullName}</bdi> published version {number}
            </Trans>
          ),
          details: (
            <Text fontSize="sm" color="fg.muted">
              <Plural value={definition.fields.length} one="# field" other="# fields" />,{' '}
              <Plural value={submissions} one="# application" other="# applications" />
            </Text>
          ),
        }))}
      />
      <LoadMore {...more} loaded={<Plural value={items.length} one="# version" other="# versions" />} />
    </>
  );
}
