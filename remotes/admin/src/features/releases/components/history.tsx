import { ErrorBox, LoadMore, Skeleton, Text, Timeline, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { timelineEntry } from '../../../audit/timeline-entry.tsx';
import { historyPages } from '../get-history.ts';

/** History of a remote's releases, newest first. */
export function History({ name }: { name: string }) {
  const { t } = useLingui();
  const { items: entries, error, refetch, more } = usePages(historyPages(name));
  if (error) return <ErrorBox title={t`The history could not be loaded`} error={error} onRetry={refetch} />;
  if (!entries) return <Skeleton height="20" aria-label={t`Loading the history`} role="status" />;
  if (entries.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>No history yet.</Trans>
      </Text>
    );
  return (
    <>
      <Timeline aria-label={t`History of ${name}`} entries={entries.map(timelineEntry)} />
      <LoadMore {...more} loaded={<Plural value={entries.length} one="# change" other="# changes" />} />
    </>
  );
}
