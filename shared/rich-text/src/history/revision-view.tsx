import { Box, Button, Flex, Heading, Stack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { RichTextDiff } from '../diff/rich-text-diff.tsx';
import type { TextRevision } from '../rich-text-props.ts';
import { RichTextView } from '../view/rich-text-view.tsx';

interface RevisionViewProps {
  revision: TextRevision;
  /** The one before it; undefined for the first. */
  before: TextRevision | undefined;
  /** Whether this is how the text stands now. */
  newest: boolean;
  busy: boolean;
  onRestore: () => void;
}

/** One form of the text, word by word against the one before it. */
export function RevisionView({ revision, before, newest, busy, onRestore }: RevisionViewProps) {
  const { number, title, summary, body } = revision;
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Box minW="0">
          <Heading as="h2" textStyle="2xl">
            {title}
          </Heading>
          {before && before.title !== title && (
            <Text textStyle="sm" color="fg.muted">
              <Trans>
                Title before: <del>{before.title}</del>
              </Trans>
            </Text>
          )}
        </Box>
        {!newest && (
          <Button size="sm" colorPalette="sodium" loading={busy} onClick={onRestore}>
            <Trans>Bring revision {number} back</Trans>
          </Button>
        )}
      </Flex>
      {summary && (
        <Text textStyle="lg" color="fg.muted">
          {summary}
        </Text>
      )}
      <Box maxW="measure">
        {before ? <RichTextDiff before={before.body} after={body} /> : <RichTextView document={body} />}
      </Box>
    </Stack>
  );
}
