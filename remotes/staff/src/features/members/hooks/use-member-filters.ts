import type { RoleName } from '@boardwalk/contracts';
import { useSearchParams } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MemberFilters, readFilters, writeFilters } from '../member-filters.ts';

/** How long nobody must have typed before the search starts, in milliseconds. */
const SETTLE = 300;

/** The filters live in the address, so that they can be shared and survive a reload; the text runs ahead while it is typed. */
export function useMemberFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const [text, setText] = useState(filters.search);
  const known = useRef(filters.search);
  const field = useRef<HTMLInputElement>(null);

  const apply = (change: Partial<MemberFilters>) => {
    const next = { ...filters, ...change };
    known.current = next.search;
    setParams(writeFilters(params, next), { replace: true, preventScrollReset: true });
  };
  const settle = useEffectEvent(() => {
    if (text.trim() !== known.current) apply({ search: text.trim() });
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

  return {
    filters,
    field,
    text,
    setText,
    /** Searches now, without waiting for the end of typing. */
    submit: () => apply({ search: text.trim() }),
    setRole: (role: RoleName | undefined) => apply({ search: text.trim(), role }),
    clear: () => {
      setText('');
      // The button that was pressed goes away with the filters.
      field.current?.focus();
      apply({ search: '', role: undefined });
    },
  };
}

export type MemberFiltersState = ReturnType<typeof useMemberFilters>;
