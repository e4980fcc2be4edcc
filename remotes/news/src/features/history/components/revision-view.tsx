import type { ArticleRevision } from '@boardwalk/contracts';
import { Box, Button, Flex, Heading, Stack, Text } from '@boardwalk/kit';
import { RichTextDiff, RichTextView } from '@boardwalk/rich-text';
import { Trans } from '@lingui/react/macro';

interface RevisionViewProps {
  revision: ArticleRevision;
  /** The one before it; undefined for the first. */
  before: ArticleRevision | undefined;
  /** Whether this is how the article stands now. */
  newest: boolean;
  busy: boolean;
  onRestore: () => void;
}

/** One form of the article, word by word against the one before it. */
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
