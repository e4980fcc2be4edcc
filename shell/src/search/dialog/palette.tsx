import { SEARCH_LIMITS, truncate } from '@boardwalk/contracts';
import { Flex, useSearchDialog } from '@boardwalk/kit';
import { type RefObject, useId } from 'react';
import { useConnected } from '../../offline/connection.ts';
import { PaletteHints } from './palette-hints.tsx';
import { PaletteInput } from './palette-input.tsx';
import { PaletteList } from './palette-list.tsx';
import { PaletteNotes } from './palette-notes.tsx';
import { useEntryGroups } from './use-entry-groups.ts';
import { useFound } from './use-found.ts';
import { useMarked } from './use-marked.ts';
import { useTaking } from './use-taking.ts';

interface PaletteProps {
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  /** Called before a navigation to another page. */
  onLeave: () => void;
}

/**
 * The search field with its results: a combobox whose listbox is always open, as in https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Why it isn't
 * a library's: docs/decisions/0060-search.md.
 */
export function Palette({ input, onClose, onLeave }: PaletteProps) {
  const id = useId();
  const connected = useConnected();
  const typed = useSearchDialog((state) => state.query);
  const query = truncate(typed, SEARCH_LIMITS.longest, { end: '' });
  const type = useSearchDialog((state) => state.type);
  const text = query.trim();
  const found = useFound(text, connected);
  const groups = useEntryGroups(text, found.groups);
  const entries = groups.flatMap((group) => group.entries);
  const { take, takeInNewTab } = useTaking({ onClose, onLeave });
  const { marked, list, onKeyDown, mark, reset } = useMarked({
    entries,
    busy: found.busy,
    onTake: take,
    onTakeInNewTab: takeInNewTab,
  });
  return (
    <Flex direction="column" flex="1" minH="0">
      <PaletteInput
        input={input}
        query={query}
        onQuery={(next) => {
          type(next);
          reset();
        }}
        onKeyDown={onKeyDown}
        listId={id}
        markedId={marked && `${id}-${marked.id}`}
        busy={found.busy}
        onClose={onClose}
      />
      <PaletteList
        id={id}
        list={list}
        groups={groups}
        text={text}
        marked={marked}
        onMark={mark}
        onTake={take}
      />
      <PaletteNotes text={text} count={entries.length} connected={connected} found={found} />
      <PaletteHints />
    </Flex>
  );
}
