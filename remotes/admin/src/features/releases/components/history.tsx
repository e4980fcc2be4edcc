import { PagedList, Skeleton, Text, Timeline, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { timelineEntry } from '../../../audit/timeline-entry.tsx';
import { historyPages } from '../queries.ts';

/** History of a remote's releases, newest first. */
export function History({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <PagedList
      pages={usePages(historyPages(name))}
      failure={t`The history could not be loaded`}
      stale={t`The history could not be loaded`}
      skeleton={<Skeleton height="20" aria-label={t`Loading the history`} role="status" />}
      empty={
        <Text color="fg.muted">
          <Trans>No history yet.</Trans>
        </Text>
      }
      loaded={(count) => <Plural value={count} one="# change" other="# changes" />}
      renderItems={(entries) => (
        <Timeline aria-label={t`History of ${name}`} entries={entries.map(timelineEntry)} />
      )}
    />
  );
}
