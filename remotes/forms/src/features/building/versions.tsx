import type { Form } from '@boardwalk/contracts';
import { PagedList, Skeleton, Text, Timeline, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { versionPages } from './queries.ts';

/** Published versions, newest first. */
export function Versions({ form }: { form: Form }) {
  const { t } = useLingui();
  return (
    <PagedList
      pages={usePages(versionPages(form.id))}
      failure={t`The versions could not be loaded`}
      skeleton={<Skeleton height="24" />}
      empty={
        <Text color="fg.muted">
          <Trans>Nothing has been published yet.</Trans>
        </Text>
      }
      loaded={(count) => <Plural value={count} one="# version" other="# versions" />}
      renderItems={(versions) => (
        <Timeline
          aria-label={t`Published versions`}
          entries={versions.map(({ number, publishedAt, publishedBy, submissions, definition }) => ({
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
      )}
    />
  );
}
