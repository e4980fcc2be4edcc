import { SEARCH_LIMITS, truncate } from '@boardwalk/contracts';
import { Flex, useSearchDialog } from '@boardwalk/kit';
import { type RefObject, useId, useMemo } from 'react';
import { useConnected } from '../../offline/connection.ts';
import type { Entry, EntryGroup } from './entry.ts';
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
  const connected = useConnected();
  const typed = useSearchDialog((state) => state.query);
  const query = truncate(typed, SEARCH_LIMITS.longest, { end: '' });
  const type = useSearchDialog((state) => state.type);
  const text = query.trim();
  const found = useFound(text, connected);
  const groups = useEntryGroups(text, found.groups);
  const { take, takeInNewTab } = useTaking({ onClose, onLeave });
  return (
    <Flex direction="column" flex="1" minH="0">
      <PaletteChoice
        input={input}
        query={query}
        onQuery={type}
        text={text}
        groups={groups}
        busy={found.busy}
        onTake={take}
        onTakeInNewTab={takeInNewTab}
        onClose={onClose}
      />
      <PaletteNotes
        text={text}
        count={groups.reduce((count, { entries }) => count + entries.length, 0)}
        connected={connected}
        found={found}
      />
      <PaletteHints />
    </Flex>
  );
}

interface PaletteChoiceProps extends Pick<PaletteProps, 'input' | 'onClose'> {
  query: string;
  onQuery: (query: string) => void;
  text: string;
  groups: readonly EntryGroup[];
  busy: boolean;
  onTake: (entry: Entry) => void;
  onTakeInNewTab: (entry: Entry) => void;
}

/** The field and the entries. Marking another entry renders only this: the entries stay the same, and only two rows render. */
function PaletteChoice({
  input,
  query,
  onQuery,
  text,
  groups,
  busy,
  onTake,
  onTakeInNewTab,
  onClose,
}: PaletteChoiceProps) {
  const id = useId();
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const { marked, list, onKeyDown, mark, reset } = useMarked({ entries, busy, onTake, onTakeInNewTab });
  return (
    <>
      <PaletteInput
        input={input}
        query={query}
        onQuery={(next) => {
          onQuery(next);
          reset();
        }}
        onKeyDown={onKeyDown}
        listId={id}
        markedId={marked && `${id}-${marked.id}`}
        busy={busy}
        onClose={onClose}
      />
      <PaletteList
        id={id}
        list={list}
        groups={groups}
        text={text}
        marked={marked}
        onMark={mark}
        onTake={onTake}
      />
    </>
  );
}
