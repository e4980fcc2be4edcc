import { SEARCH_LIMITS } from '@boardwalk/contracts';
import { endpointQuery, keepPreviousData, useQuery } from '@boardwalk/kit';
import { useEffect, useState } from 'react';

/** Delay between the last keystroke and the request, and time for which results are fresh. Milliseconds. */
const DEBOUNCE_MS = 150;
const STALE_TIME_MS = 30_000;

/** Returns a text with a delay after the last keystroke. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (text === debounced) return;
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return debounced;
}

/**
 * Returns the site's results for a text. Previous results stay until the next response; outdated requests are aborted.
 * @param connected whether the site is reachable.
 */
export function useFound(text: string, connected: boolean) {
  const isLong = text.length >= SEARCH_LIMITS.shortest;
  const debounced = useDebounced(text);
  const isEnabled = connected && isLong && debounced.length >= SEARCH_LIMITS.shortest;
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery('GET /api/search', { query: { q: debounced } }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    staleTime: STALE_TIME_MS,
  });
  const wanted = connected && isLong;
  return {
    /** Undefined until there is a response, and if nothing is requested. */
    groups: wanted ? data?.groups : undefined,
    error: isEnabled && !isFetching ? error : null,
    /** Whether results for the current text are loading. */
    busy: wanted && (isFetching || debounced !== text),
    retry: () => void refetch(),
  };
}
