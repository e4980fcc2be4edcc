import { useNavigate, useSearchParams } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addressOf, type FrontFilters, readFilters } from '../front-filters.ts';

/** How long nobody must have typed before the search starts, in milliseconds. */
const SETTLE = 300;

/** The filters live in the address, so that they can be shared and survive a reload; the text runs ahead while it is typed. */
export function useFrontFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const [text, setText] = useState(filters.search);
  const known = useRef(filters.search);

  const go = (next: FrontFilters) => {
    known.current = next.search;
    void navigate(addressOf({ ...next, after: undefined }), { replace: true, preventScrollReset: true });
  };
  const settle = useEffectEvent(() => {
    if (text.trim() !== known.current) go({ ...filters, search: text.trim() });
  });
  useEffect(() => {
    if (text.trim() === known.current) return;
    const timer = setTimeout(settle, SETTLE);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    // The address changed without the field: a link, or the way back.
    if (filters.search === known.current) return;
    known.current = filters.search;
    setText(filters.search);
  }, [filters.search]);

  return { filters, text, setText, submit: () => go({ ...filters, search: text.trim() }) };
}

export type FrontFiltersState = ReturnType<typeof useFrontFilters>;
