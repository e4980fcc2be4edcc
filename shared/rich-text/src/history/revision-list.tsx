import { chakra, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { TextRevision } from '../rich-text-props.ts';

interface RevisionListProps {
  revisions: readonly TextRevision[];
  chosen: number;
  onChoose: (number: number) => void;
}

/** Revisions with their authors and times. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  return (
    <Stack as="ol" listStyleType="none" gap="1">
      {revisions.map(({ number, editor, at, restoredFrom }) => (
        <li key={number}>
          <chakra.button
            type="button"
            aria-pressed={number === chosen}
            onClick={() => onChoose(number)}
            width="100%"
            textAlign="start"
            px="3"
            py="2.5"
            minH="11"
            borderRadius="sm"
            borderInlineStartWidth="3px"
            borderColor={number === chosen ? 'lamp' : 'transparent'}
            bg={number === chosen ? 'bg.emphasized' : undefined}
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
          >
            <Text fontWeight="medium">
              <Trans>Revision {number}</Trans>
            </Text>
            <Text textStyle="sm" color={number === chosen ? 'fg' : 'fg.muted'}>
              {editor.fullName}, <TimeText at={at} as="relative" />
            </Text>
            {restoredFrom != null && (
              <Text textStyle="sm" color={number === chosen ? 'fg' : 'fg.muted'}>
                <Trans>Restored from revision {restoredFrom}</Trans>
              </Text>
            )}
          </chakra.button>
        </li>
      ))}
    </Stack>
  );
}
