import type { Article } from '@boardwalk/contracts';
import { Box, Heading, Text, VersionConflict } from '@boardwalk/kit';
import { RichTextDiff } from '@boardwalk/rich-text';
import { Trans } from '@lingui/react/macro';
import type { Draft } from '../draft.ts';

interface ConflictProps {
  theirs: Article;
  mine: Draft;
  onTake: () => void;
  onKeep: () => void;
}

/** Two people, or two tabs, changed the article: both versions, and the writer chooses. Nothing is lost before that. */
export function Conflict({ theirs, mine, onTake, onKeep }: ConflictProps) {
  return (
    <VersionConflict
      title={<Trans>This article was changed somewhere else meanwhile</Trans>}
      takeLabel={<Trans>Take the other version</Trans>}
      onTake={onTake}
      keepLabel={<Trans>Keep mine and save</Trans>}
      onKeep={onKeep}
    >
      <Text>
        <Trans>
          Below is how yours differs from the other version: what only yours has is underlined, what only the
          other has is struck out. Yours stays in the editor until you choose.
        </Trans>
      </Text>
      {theirs.title !== mine.title && (
        <Text>
          <Trans>
            Title there: <strong>{theirs.title}</strong>
          </Trans>
        </Text>
      )}
      {theirs.summary !== mine.summary && (
        <Text>
          <Trans>
            Summary there: <em>{theirs.summary}</em>
          </Trans>
        </Text>
      )}
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
          <Trans>Both texts</Trans>
        </Heading>
        <RichTextDiff before={theirs.body} after={mine.body} />
      </Box>
    </VersionConflict>
  );
}
