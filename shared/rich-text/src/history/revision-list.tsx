import { chakra, HStack, MemberAvatar, Stack, Text, TimeText } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { TextRevision } from '../rich-text-props.ts';
import { changeSize } from './change-size.ts';

interface RevisionListProps {
  revisions: readonly TextRevision[];
  chosen: number;
  onChoose: (number: number) => void;
}

/** Revisions, one row each: its number, the author, the time, and what changed. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  return (
    <Stack as="ol" listStyleType="none" gap="0" borderTopWidth="1px">
      {revisions.map((revision, index) => {
        const { number, editor, at, restoredFrom } = revision;
        const isChosen = number === chosen;
        return (
          <chakra.li key={number} borderBottomWidth="1px">
            <chakra.button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(number)}
              display="flex"
              gap="3"
              width="100%"
              textAlign="start"
              px="3"
              py="2.5"
              minH="11"
              borderInlineStartWidth="3px"
              borderColor={isChosen ? 'lamp' : 'transparent'}
              bg={isChosen ? 'bg.emphasized' : undefined}
              color={isChosen ? 'fg' : 'fg.muted'}
              cursor="pointer"
              textStyle="sm"
              _hover={{ bg: 'bg.muted' }}
            >
              <MemberAvatar {...editor} size="8" />
              <chakra.span minW="0" flex="1" overflowWrap="anywhere">
                <chakra.span display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="2">
                  <chakra.span fontWeight="semibold" color="fg" textStyle="md">
                    <Trans>Revision {number}</Trans>
                  </chakra.span>
                  <TimeText at={at} as="relative" />
                </chakra.span>
                <chakra.span display="block">{editor.fullName}</chakra.span>
                <RevisionChanges revision={revision} before={revisions[index + 1]} />
                {restoredFrom != null && (
                  <chakra.span display="block">
                    <Trans>Restored from revision {restoredFrom}</Trans>
                  </chakra.span>
                )}
              </chakra.span>
            </chakra.button>
          </chakra.li>
        );
      })}
    </Stack>
  );
}

interface RevisionChangesProps {
  revision: TextRevision;
  before: TextRevision | undefined;
}

/** Changes of a revision in a few words. Renders nothing while the previous one isn't loaded. Memoized: it compares two texts. */
const RevisionChanges = memo(function RevisionChanges({ revision, before }: RevisionChangesProps) {
  if (!before)
    return revision.number === 1 ? (
      <Change>
        <Trans>First version</Trans>
      </Change>
    ) : null;
  const { added, removed, isTitleChanged, isSummaryChanged } = changeSize(before, revision);
  return (
    <HStack as="span" wrap="wrap" columnGap="3" rowGap="0">
      {added > 0 && (
        <Text as="span" color="tide.fg">
          <Plural value={added} one="+# word" other="+# words" />
        </Text>
      )}
      {removed > 0 && (
        <Text as="span" color="signal.fg">
          <Plural value={removed} one="−# word" other="−# words" />
        </Text>
      )}
      {isTitleChanged && <Trans>Title</Trans>}
      {isSummaryChanged && <Trans>Summary</Trans>}
    </HStack>
  );
});

function Change({ children }: { children: ReactNode }) {
  return <chakra.span display="block">{children}</chakra.span>;
}
