import { Box, ErrorBox, LoadMore, Skeleton, Text, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AuditRow } from '../../../audit/audit-row.tsx';
import { historyPages } from '../get-history.ts';

/** Who did what to a remote's releases, newest first. */
export function History({ name }: { name: string }) {
  const { t } = useLingui();
  const { items: entries, error, refetch, more } = usePages(historyPages(name));
  if (error) return <ErrorBox title={t`The history could not be loaded`} error={error} onRetry={refetch} />;
  if (!entries) return <Skeleton height="20" aria-label={t`Loading the history`} role="status" />;
  if (entries.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>Nothing has happened to it yet.</Trans>
      </Text>
    );
  return (
    <>
      <Box as="ol" listStyleType="none" borderTopWidth="1px">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </Box>
      <LoadMore {...more} loaded={<Plural value={entries.length} one="# change" other="# changes" />} />
    </>
  );
}
