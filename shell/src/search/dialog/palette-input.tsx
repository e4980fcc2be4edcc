import { SEARCH_LIMITS } from '@boardwalk/contracts';
import { Box, CloseButton, chakra, HStack, Spinner } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';

interface PaletteInputProps {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Id of its listbox, and of the entry that Enter selects. */
  listId: string;
  markedId: string | undefined;
  /** Results are loading. */
  busy: boolean;
  onClose: () => void;
}

/** The search field, with a loading indicator. */
export function PaletteInput(props: PaletteInputProps) {
  const { input, query, onQuery, onKeyDown, listId, markedId, busy, onClose } = props;
  const { t } = useLingui();
  return (
    <HStack
      gap="3"
      px="4"
      minH="14"
      flexShrink="0"
      borderBottomWidth="2px"
      borderColor="border.emphasized"
      _focusWithin={{ borderColor: 'sodium.fg' }}
    >
      <Box color="fg.muted" flexShrink="0" aria-hidden>
        <Search size="1.25rem" />
      </Box>
      <chakra.input
        ref={input}
        type="text"
        role="combobox"
        aria-label={t`Search`}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={markedId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={SEARCH_LIMITS.longest}
        placeholder={t`Search everything`}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget: field }) => {
          // The dialog selects the text after it has moved the focus here: the next character would replace what was typed before.
          queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length));
        }}
        flex="1"
        minW="0"
        height="14"
        bg="transparent"
        outline="none"
        textStyle="lg"
        _placeholder={{ color: 'fg.muted' }}
      />
      {/* Delayed, so that a fast response shows none. */}
      <Spinner
        size="sm"
        color="fg.muted"
        flexShrink="0"
        opacity={busy ? 1 : 0}
        transition={busy ? 'opacity 120ms 300ms' : 'none'}
        aria-hidden
      />
      <CloseButton size="sm" onClick={onClose} aria-label={t`Close the search`} />
    </HStack>
  );
}
