import type { Article } from '@boardwalk/contracts';
import { Box, ErrorBox, Grid, LoadMore, PENDING, Skeleton, Text, useInfiniteQuery } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { revisionsQuery } from '../get-revisions.ts';
import { useRestoreRevision } from '../restore-revision.ts';
import { RevisionList } from './revision-list.tsx';
import { RevisionView } from './revision-view.tsx';

/** What the article has been: the list on the left, the chosen form on the right. */
export function History({ article }: { article: Article }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(revisionsQuery(article.id));
  const restore = useRestoreRevision(article);
  const [asked, setAsked] = useState<number>();
  const revisions = query.data?.pages.flatMap(({ items }) => items);
  if (!revisions) {
    if (query.error)
      return (
        <ErrorBox
          title={t`The history could not be loaded`}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      );
    return <Skeleton height="24rem" {...PENDING} />;
  }
  const at = Math.max(
    0,
    revisions.findIndex(({ number }) => number === asked),
  );
  const revision = revisions[at];
  if (!revision) {
    return (
      <Text color="fg.muted">
        <Trans>Nothing has been written yet.</Trans>
      </Text>
    );
  }
  return (
    <Grid templateColumns={{ base: '1fr', lg: '16rem minmax(0, 1fr)' }} gap="8" alignItems="start">
      <Box>
        <RevisionList revisions={revisions} chosen={revision.number} onChoose={setAsked} />
        <LoadMore
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? query.error : undefined}
          onMore={() => void query.fetchNextPage()}
          loaded={<Plural value={revisions.length} one="# revision" other="# revisions" />}
        />
      </Box>
      <RevisionView
        revision={revision}
        before={revisions[at + 1]}
        newest={at === 0}
        busy={restore.isPending}
        onRestore={() => restore.mutate(revision.number, { onSuccess: () => setAsked(undefined) })}
      />
    </Grid>
  );
}
