import { Badge, Box, Button, Flex, Heading, HStack, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { LineDiff } from '../diff/inline-view.tsx';
import { RichTextDiff } from '../diff/rich-text-diff.tsx';
import type { TextRevision } from '../rich-text-props.ts';
import { RichTextView } from '../view/rich-text-view.tsx';

interface RevisionViewProps {
  revision: TextRevision;
  /** The one before it; undefined for the first. */
  before: TextRevision | undefined;
  /** Further changes, for texts with more than a title, a summary and a body. */
  details?: ReactNode;
  /** Whether this is the current version. */
  newest: boolean;
  busy: boolean;
  onRestore: () => void;
}

/** A revision: its changes, or its full text. */
export function RevisionView({ revision, before, details, newest, busy, onRestore }: RevisionViewProps) {
  const { number, editor, at } = revision;
  const [whole, setWhole] = useState(false);
  const compared = whole ? undefined : before;
  return (
    <Stack gap="5" minW="0">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Box minW="0">
          <HStack wrap="wrap">
            <Heading as="h2" textStyle="xl">
              <Trans>Revision {number}</Trans>
            </Heading>
            {newest && (
              <Badge>
                <Trans>Current version</Trans>
              </Badge>
            )}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {editor.fullName}, <TimeText at={at} as="long" />
          </Text>
        </Box>
        {!newest && (
          <Button size="sm" minH="11" colorPalette="sodium" loading={busy} onClick={onRestore}>
            <Trans>Restore revision {number}</Trans>
          </Button>
        )}
      </Flex>
      {before && <Shown whole={whole} onChoose={setWhole} />}
      <RevisionText revision={revision} before={compared} />
      {compared && details}
      {compared ? (
        <RichTextDiff before={compared.body} after={revision.body} />
      ) : (
        <RichTextView document={revision.body} />
      )}
    </Stack>
  );
}

function Shown({ whole, onChoose }: { whole: boolean; onChoose: (whole: boolean) => void }) {
  const { t } = useLingui();
  return (
    <HStack role="group" aria-label={t`Show`} gap="2">
      <Button
        size="sm"
        variant={whole ? 'outline' : 'subtle'}
        aria-pressed={!whole}
        onClick={() => onChoose(false)}
      >
        <Trans>Changes</Trans>
      </Button>
      <Button
        size="sm"
        variant={whole ? 'subtle' : 'outline'}
        aria-pressed={whole}
        onClick={() => onChoose(true)}
      >
        <Trans>Full text</Trans>
      </Button>
    </HStack>
  );
}

/** Title and summary, compared with the previous ones if there are any. */
function RevisionText({ revision, before }: Pick<RevisionViewProps, 'revision' | 'before'>) {
  const { title, summary = '' } = revision;
  return (
    <Box maxW="measure" overflowWrap="anywhere">
      <Text fontFamily="heading" fontWeight="700" textStyle="2xl">
        <LineDiff before={before?.title ?? title} after={title} />
      </Text>
      {(summary || before?.summary) && (
        <Text textStyle="lg" color="fg.muted" mt="2">
          <LineDiff before={before?.summary ?? summary} after={summary} />
        </Text>
      )}
    </Box>
  );
}
