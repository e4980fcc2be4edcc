import { SEARCH_LIMITS } from '@boardwalk/contracts';
import { endpointQuery, keepPreviousData, useQuery } from '@boardwalk/kit';
import { useEffect, useState } from 'react';

/** How long nobody must have typed before the site is asked, and how long an answer counts as fresh. Milliseconds. */
const SETTLE = 150;
const FRESH = 30_000;

/** A text, a moment after it was typed. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), SETTLE);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}

/**
 * What the site finds for a text. What was found last stays until the next answer; a call that nobody waits for any more is broken off.
 * @param connected whether the site can be asked.
 */
export function useFound(text: string, connected: boolean) {
  const isLong = text.length >= SEARCH_LIMITS.shortest;
  const settled = useSettled(text);
  const asked = connected && isLong && settled.length >= SEARCH_LIMITS.shortest;
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery('GET /api/search', { query: { q: settled } }, { suppressErrors: true }),
    enabled: asked,
    placeholderData: keepPreviousData,
    staleTime: FRESH,
  });
  const wanted = connected && isLong;
  return {
    /** Undefined until there is an answer, and when nothing is asked for. */
    groups: wanted ? data?.groups : undefined,
    error: asked && !isFetching ? error : null,
    /** Whether an answer to what stands there now is on its way. */
    busy: wanted && (isFetching || settled !== text),
    retry: () => void refetch(),
  };
}
