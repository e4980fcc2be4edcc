import type { DocPage } from '@boardwalk/contracts';
import { Alert, Box, Button, HStack } from '@boardwalk/kit';
import { RichTextDiff } from '@boardwalk/rich-text';
import { Trans } from '@lingui/react/macro';
import type { Draft } from '../draft.ts';

interface PageConflictProps {
  theirs: DocPage;
  mine: Draft;
  onTake: () => void;
  /** Before the form is sent. */
  onKeep: () => void;
}

/** Both versions of a page, of which its writer chooses one. It stands in the form. */
export function PageConflict({ theirs, mine, onTake, onKeep }: PageConflictProps) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">
          <Trans>This page was changed somewhere else meanwhile</Trans>
        </Alert.Title>
        <Box
          maxH="20rem"
          overflowY="auto"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="sm"
          p="4"
          tabIndex={0}
        >
          <RichTextDiff before={theirs.body} after={mine.body} />
        </Box>
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" onClick={onTake}>
            <Trans>Take the other version</Trans>
          </Button>
          <Button type="submit" size="sm" colorPalette="sodium" onClick={onKeep}>
            <Trans>Keep mine and save</Trans>
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
