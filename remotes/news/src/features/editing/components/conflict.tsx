import type { Article } from '@boardwalk/contracts';
import { Alert, Box, Button, Heading, HStack, Text } from '@boardwalk/kit';
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
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">
          <Trans>This article was changed somewhere else meanwhile</Trans>
        </Alert.Title>
        <Text>
          <Trans>
            Below is how yours differs from the other version: what only yours has is underlined, what only
            the other has is struck out. Yours stays in the editor until you choose.
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
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" onClick={onTake}>
            <Trans>Take the other version</Trans>
          </Button>
          <Button size="sm" colorPalette="sodium" onClick={onKeep}>
            <Trans>Keep mine and save</Trans>
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
