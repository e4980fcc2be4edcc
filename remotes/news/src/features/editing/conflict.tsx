import type { Article } from '@boardwalk/contracts';
import { Box, Heading, Text, VersionConflict } from '@boardwalk/kit';
import { LineDiff, RichTextDiff } from '@boardwalk/rich-text';
import { Trans } from '@lingui/react/macro';
import type { Draft } from './draft.ts';

interface ConflictProps {
  theirs: Article;
  mine: Draft;
  onTake: () => void;
  onKeep: () => void;
}

/** Version conflict between two authors, or two tabs: the author chooses one. Nothing is lost before that. */
export function Conflict({ theirs, mine, onTake, onKeep }: ConflictProps) {
  return (
    <VersionConflict
      title={<Trans>This article was changed somewhere else</Trans>}
      onTake={onTake}
      onKeep={onKeep}
    >
      <Text>
        <Trans>
          Text that only your version has is marked as added. Text that only the other version has is marked
          as removed. Your version stays in the editor until you choose.
        </Trans>
      </Text>
      <Box
        as="section"
        maxH="24rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="sm"
        p="4"
        bg="bg.panel"
        tabIndex={0}
      >
        <Heading as="h2" textStyle="lg" mb="2">
          <Trans>Differences</Trans>
        </Heading>
        {theirs.title !== mine.title && (
          <Box fontWeight="700" mb="2">
            <LineDiff before={theirs.title} after={mine.title} />
          </Box>
        )}
        {theirs.summary !== mine.summary && (
          <Box color="fg.muted" mb="2">
            <LineDiff before={theirs.summary} after={mine.summary} />
          </Box>
        )}
        <RichTextDiff before={theirs.body} after={mine.body} />
      </Box>
    </VersionConflict>
  );
}
