import { Box } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Entry, EntryGroup } from './entry.ts';
import { EntryRow } from './entry-row.tsx';

interface PaletteListProps {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  groups: readonly EntryGroup[];
  text: string;
  /** The entry that Enter selects. */
  marked: Entry | undefined;
  onMark: (id: string) => void;
  onTake: (entry: Entry) => void;
}

/** The entries, by groups. */
export function PaletteList({ id, list, groups, text, marked, onMark, onTake }: PaletteListProps) {
  const { t } = useLingui();
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={t`Results`}
      flex="0 1 auto"
      minH="0"
      p="2"
      overflowY="auto"
      overscrollBehavior="contain"
      display={groups.length === 0 ? 'none' : 'block'}
    >
      {groups.map((group) => (
        <Box key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`} _notFirst={{ mt: '2' }}>
          <Box
            id={`${id}-of-${group.id}`}
            role="presentation"
            px="2"
            py="1.5"
            textStyle="sm"
            fontWeight="medium"
            color="fg.muted"
          >
            {group.label}
          </Box>
          {group.entries.map((entry) => (
            <EntryRow
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              text={text}
              marked={entry.id === marked?.id}
              onMark={onMark}
              onTake={onTake}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
