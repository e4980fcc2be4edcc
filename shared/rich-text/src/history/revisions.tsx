import { Box, ErrorBox, Grid, LoadMore, PENDING, Skeleton, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RevisionsProps } from '../rich-text-props.ts';
import { RevisionList } from './revision-list.tsx';
import { RevisionView } from './revision-view.tsx';

/** What a text has been: the list on the left, the chosen form on the right. */
export function Revisions({ pages, busy, onRestore }: RevisionsProps) {
  const { t } = useLingui();
  const { items: revisions, error, refetch, more } = pages;
  const [asked, setAsked] = useState<number>();
  if (!revisions) {
    if (error) return <ErrorBox title={t`The history could not be loaded`} error={error} onRetry={refetch} />;
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
          {...more}
          loaded={<Plural value={revisions.length} one="# revision" other="# revisions" />}
        />
      </Box>
      <RevisionView
        revision={revision}
        before={revisions[at + 1]}
        newest={at === 0}
        busy={busy}
        // What was brought back is the newest then.
        onRestore={() => onRestore(revision, () => setAsked(undefined))}
      />
    </Grid>
  );
}
