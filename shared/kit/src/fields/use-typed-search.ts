import { useCallback, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useNavigation } from 'react-router-dom';

/** How long nobody must have typed before the search starts, in milliseconds. */
const SETTLE = 300;

/**
 * The text of a search field that runs ahead of the search: what is typed counts a moment after the last letter, or at once when it is
 * submitted. As soon as nobody types and no navigation is under way, the field shows the search that counts.
 * @param applied the search that counts.
 * @param apply makes another one count, trimmed.
 */
export function useTypedSearch(applied: string, apply: (search: string) => void) {
  const [text, setDraft] = useState(applied);
  const [typing, setTyping] = useState(false);
  // The router shows a new address in a transition: until it is drawn, `applied` is the search before.
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
  const settle = useEffectEvent(() => {
    if (same && !applying) setTyping(false);
    else submit();
  });
  useEffect(() => {
    // A search would call back who is on the way to another page.
    if (!typing || moving) return;
    const timer = setTimeout(settle, SETTLE);
    return () => clearTimeout(timer);
  }, [typing, text, moving]);
  return { text, setText, submit };
}

/** What `SearchField` is given of it. */
export type TypedSearch = ReturnType<typeof useTypedSearch>;
