import { Button, HStack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Time after which a page is reported as slow, in milliseconds. A call itself ends after `REQUEST_TIMEOUT_MS`. */
const SLOW_AFTER_MS = 8000;

/** `slow`: a query has been without data for too long. `paused`: it waits for the connection and resumes by itself. */
type Delay = 'slow' | 'paused';

/** Notice that the page's data is slow or waits for the connection. The shell mounts it once for all pages. */
export function SlowLoading({ after = SLOW_AFTER_MS }: { after?: number }) {
  const queries = useQueryClient();
  const delay = useDelay(queries, after);
  if (!delay) return null;
  const retry = () => {
    for (const { queryKey } of missingData(queries, 'fetching'))
      void queries
        .cancelQueries({ queryKey, exact: true })
        .then(() => queries.refetchQueries({ queryKey, exact: true }));
  };
  return (
    <HStack
      role="status"
      position="fixed"
      // Above the offline bar.
      bottom={`calc(${delay === 'paused' ? '4rem' : '1rem'} + var(--bottom-bar, 0px))`}
      insetX="4"
      marginInline="auto"
      width="fit-content"
      maxW="calc(100vw - 2rem)"
      zIndex="docked"
      gap="3"
      px="4"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
    >
      {delay === 'paused' ? (
        <Text textStyle="sm">
          <Trans>The rest of this page loads when you are back online.</Trans>
        </Text>
      ) : (
        <>
          <Text textStyle="sm">
            <Trans>This takes longer than usual.</Trans>
          </Text>
          <Button size="sm" variant="outline" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </HStack>
  );
}

/** Queries of the page without data. Those without observers were only prefetched. */
function missingData(queries: QueryClient, fetchStatus: 'fetching' | 'paused'): Query[] {
  return queries
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus, predicate: ({ state }) => state.data === undefined });
}

/** Returns why the page has been without some of its data for that long. */
function useDelay(queries: QueryClient, after: number): Delay | undefined {
  const [delay, setDelay] = useState<Delay>();
  useEffect(() => {
    const timers = new Map<Query, ReturnType<typeof setTimeout>>();
    const overdue = new Set<Query>();
    let shown: Delay | undefined;
    const show = () => {
      const isPaused = missingData(queries, 'paused').length > 0;
      const next = isPaused ? 'paused' : overdue.size > 0 ? 'slow' : undefined;
      // Queries change while components render, when setting another component's state isn't allowed.
      if (next !== shown) queueMicrotask(() => setDelay(next));
      shown = next;
    };
    const look = () => {
      const missing = missingData(queries, 'fetching');
      for (const [query, timer] of timers) {
        if (missing.includes(query)) continue;
        clearTimeout(timer);
        timers.delete(query);
        overdue.delete(query);
      }
      for (const query of missing) {
        if (timers.has(query)) continue;
        const timer = setTimeout(() => {
          overdue.add(query);
          show();
        }, after);
        timers.set(query, timer);
      }
      show();
    };
    look();
    const unsubscribe = queries.getQueryCache().subscribe(look);
    return () => {
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [queries, after]);
  return delay;
}
