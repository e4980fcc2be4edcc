import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long nobody must have typed before the search starts, in milliseconds. */
const SETTLE = 300;

/**
 * The text of a search field that runs ahead of the search: what is typed counts a moment after the last letter, or at once when it is
 * submitted. A search that changes without the field (a link, the way back) is shown in it.
 * @param applied the search that counts.
 * @param apply makes another one count, trimmed.
 */
export function useTypedSearch(applied: string, apply: (search: string) => void) {
  const [text, setText] = useState(applied);
  const known = useRef(applied);
  const submit = () => {
    known.current = text.trim();
    apply(known.current);
  };
  const settle = useEffectEvent(() => {
    if (text.trim() !== known.current) submit();
  });
  useEffect(() => {
    if (text.trim() === known.current) return;
    const timer = setTimeout(settle, SETTLE);
    return () => clearTimeout(timer);
  }, [text]);
  const follow = useEffectEvent(() => {
    const typing = text.trim() !== known.current;
    if (typing || applied === known.current) return;
    known.current = applied;
    setText(applied);
  });
  // A navigation may undo a search before it was drawn; `applied` is the same then before and after.
  const { key } = useLocation();
  useEffect(follow, [applied, key]);
  return { text, setText, submit };
}

/** What `SearchField` is given of it. */
export type TypedSearch = ReturnType<typeof useTypedSearch>;
