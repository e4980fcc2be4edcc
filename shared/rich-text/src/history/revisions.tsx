import {
  Box,
  ErrorBox,
  Grid,
  LoadMore,
  PENDING,
  ShownCount,
  Skeleton,
  Stack,
  Text,
  useMinWidth,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { RevisionsProps } from '../rich-text-props.ts';
import { RevisionList } from './revision-list.tsx';
import { RevisionPicker } from './revision-picker.tsx';
import { RevisionView } from './revision-view.tsx';

/** The revisions of a text: the list on the left, the changes of the chosen one on the right. */
export function Revisions({ pages, busy, details, onRestore }: RevisionsProps) {
  const { t } = useLingui();
  const { items: revisions, error, refetch, more } = pages;
  const [chosenNumber, setChosenNumber] = useState<number>();
  /** Number of the revision to compare with; undefined for the previous one. */
  const [comparedNumber, setComparedNumber] = useState<number>();
  const wide = useMinWidth('lg');
  const atEnd = revisions !== undefined && revisions.length > 0 && chosenNumber === revisions.at(-1)?.number;
  const { hasMore, busy: fetching, error: failed, onMore } = more;
  useEffect(() => {
    // The previous revision, for comparison.
    if (atEnd && hasMore && !fetching && !failed) onMore();
  }, [atEnd, hasMore, fetching, failed, onMore]);
  if (!revisions) {
    if (error) return <ErrorBox title={t`The history could not be loaded`} error={error} onRetry={refetch} />;
    return <Skeleton height="24rem" {...PENDING} />;
  }
  const at = Math.max(
    0,
    revisions.findIndex(({ number }) => number === chosenNumber),
  );
  const revision = revisions[at];
  if (!revision) {
    return (
      <Text color="fg.muted">
        <Trans>No revisions yet.</Trans>
      </Text>
    );
  }
  const compared = revisions.find(({ number }) => number === comparedNumber && number !== revision.number);
  const before = compared ?? revisions[at + 1];
  const choose = (number: number | undefined) => {
    setChosenNumber(number);
    setComparedNumber(undefined);
  };
  const choice = { revisions, chosen: revision.number, onChoose: choose };
  const end = (
    <LoadMore
      {...more}
      loaded={
        more.hasMore ? (
          <ShownCount count={revisions.length} />
        ) : (
          <Plural value={revisions.length} one="# revision" other="# revisions" />
        )
      }
    />
  );
  const view = (
    <RevisionView
      key={revision.number}
      revision={revision}
      before={before}
      comparable={revisions}
      onCompare={setComparedNumber}
      busy={busy}
      details={before && details?.(revision, before)}
      newest={at === 0}
      // The restored one becomes the newest.
      onRestore={() => onRestore(revision, () => choose(undefined))}
    />
  );
  if (!wide)
    return (
      <Stack gap="6">
        <RevisionPicker {...choice} />
        {view}
        {end}
      </Stack>
    );
  return (
    <Grid templateColumns="20rem minmax(0, 1fr)" gap="8" alignItems="start">
      <Box>
        <RevisionList {...choice} />
        {end}
      </Box>
      {view}
    </Grid>
  );
}
