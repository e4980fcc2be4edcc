import { useCallback, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useNavigation } from 'react-router-dom';

/** Delay between the last keystroke and the search, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * State of a field whose text runs ahead of the search. `SearchField` has it itself; this is for other fields. The text is applied shortly after the
 * last keystroke, or immediately on submit. When the user pauses and no navigation is in progress, the field shows the applied search.
 * @param applied the applied search.
 * @param apply applies another one, trimmed.
 * @returns the text, its setter, and `submit`, which applies it immediately.
 * @example const search = useTypedSearch(filters.search, (text) => setFilters({ search: text }));
 */
export function useTypedSearch(applied: string, apply: (search: string) => void) {
  const [text, setDraft] = useState(applied);
  const [typing, setTyping] = useState(false);
  // The router updates the URL in a transition: until it is rendered, `applied` is the previous search.
  const [applying, startTransition] = useTransition();
  const moving = useNavigation().state !== 'idle';
  const same = text === applied || text.trim() === applied;
  if (!typing && !applying && !moving && !same) setDraft(applied);
  const setText = useCallback((next: string) => {
    setDraft(next);
    setTyping(true);
  }, []);
  const submit = () => {
    setTyping(false);
    startTransition(() => apply(text.trim()));
  };
  const applyTyped = useEffectEvent(() => {
    if (same && !applying) setTyping(false);
    else submit();
  });
  useEffect(() => {
    // A search would cancel a navigation to another page.
    if (!typing || moving) return;
    const timer = setTimeout(applyTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typing, text, moving]);
  return { text, setText, submit };
}

/** Props for `SearchField`. */
export type TypedSearch = ReturnType<typeof useTypedSearch>;
