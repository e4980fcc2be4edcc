import type { DocPage } from '@boardwalk/contracts';
import { Box, VersionConflict } from '@boardwalk/kit';
import { RichTextDiff } from '@boardwalk/rich-text';
import { Trans } from '@lingui/react/macro';
import type { Draft } from './draft.ts';

interface PageConflictProps {
  theirs: DocPage;
  mine: Draft;
  onTake: () => void;
  /** Called before the form is submitted. */
  onKeep: () => void;
}

/** Version conflict of a page: the author chooses one. Rendered inside the form. */
export function PageConflict({ theirs, mine, onTake, onKeep }: PageConflictProps) {
  return (
    <VersionConflict
      title={<Trans>This page was changed somewhere else</Trans>}
      onTake={onTake}
      onKeep={onKeep}
      submitOnKeep
    >
      <Box maxH="20rem" overflowY="auto" bg="bg.panel" borderWidth="1px" borderRadius="sm" p="4" tabIndex={0}>
        <RichTextDiff before={theirs.body} after={mine.body} />
      </Box>
    </VersionConflict>
  );
}
