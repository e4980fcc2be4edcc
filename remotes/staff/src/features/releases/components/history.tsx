import { Box, ErrorBox, LoadMore, Skeleton, Text, useInfiniteQuery } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AuditRow } from '../../../audit/audit-row.tsx';
import { historyQuery } from '../get-history.ts';

/** Who did what to a remote's releases, newest first. */
export function History({ name }: { name: string }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(historyQuery(name));
  const entries = query.data?.pages.flatMap(({ items }) => items);
  const { error, isFetchNextPageError, hasNextPage, isFetchingNextPage } = query;
  if (error && !isFetchNextPageError) {
    const again = () => void query.refetch();
    return <ErrorBox title={t`The history could not be loaded`} error={error} onRetry={again} />;
  }
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
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        error={isFetchNextPageError ? error : undefined}
        onMore={() => void query.fetchNextPage()}
        loaded={<Plural value={entries.length} one="# change" other="# changes" />}
      />
    </>
  );
}
