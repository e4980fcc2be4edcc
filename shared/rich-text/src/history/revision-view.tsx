import {
  Badge,
  Box,
  Button,
  Flex,
  formatDateTime,
  Heading,
  HStack,
  Select,
  Stack,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { LineDiff } from '../diff/inline-view.tsx';
import { RichTextDiff } from '../diff/rich-text-diff.tsx';
import type { TextRevision } from '../rich-text-props.ts';
import { RichTextView } from '../view/rich-text-view.tsx';

interface RevisionViewProps {
  revision: TextRevision;
  /** The one that it is compared with, usually the one before it; undefined for the first. */
  before: TextRevision | undefined;
  /** Revisions that it can be compared with, newest first. */
  comparable: readonly TextRevision[];
  onCompare: (number: number) => void;
  /** Further changes, for texts with more than a title, a summary and a body. */
  details?: ReactNode;
  /** Whether this is the current version. */
  newest: boolean;
  busy: boolean;
  onRestore: () => void;
}

/** A revision: its changes, or its full text. */
export function RevisionView({
  revision,
  before,
  comparable,
  onCompare,
  details,
  newest,
  busy,
  onRestore,
}: RevisionViewProps) {
  const { t, i18n } = useLingui();
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
      {before && (
        <Flex gap="4" wrap="wrap" align="end" justify="space-between">
          <Shown whole={whole} onChoose={setWhole} />
          {!whole && (
            <Box width={{ base: '100%', sm: '18rem' }}>
              <Select
                label={t`Compared with`}
                value={before.number}
                options={comparable
                  .filter((other) => other.number !== number)
                  .map(({ number: value, at: changedAt }) => {
                    const when = formatDateTime(changedAt, { language: i18n.locale });
                    return { value, label: t`Revision ${value}, ${when}` };
                  })}
                onValueChange={onCompare}
              />
            </Box>
          )}
        </Flex>
      )}
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
