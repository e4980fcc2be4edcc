import { Button, HStack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Time after which readers are told that a page takes longer than usual, in milliseconds. A call itself ends after `REQUEST_TIMEOUT`. */
const SLOW_AFTER_MS = 8000;

/** A notice that the data of the page takes longer than usual, with another try. The shell places it once for all pages. */
export function SlowLoading({ after = SLOW_AFTER_MS }: { after?: number }) {
  const queries = useQueryClient();
  if (!useIsSlow(queries, after)) return null;
  const retry = () => {
    for (const { queryKey } of missingData(queries))
      void queries
        .cancelQueries({ queryKey, exact: true })
        .then(() => queries.refetchQueries({ queryKey, exact: true }));
  };
  return (
    <HStack
      role="status"
      position="fixed"
      bottom="4"
      insetX="4"
      marginInline="auto"
      width="fit-content"
      maxW="calc(100vw - 2rem)"
      zIndex="docked"
      gap="3"
      ps="4"
      pe="2"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
    >
      <Text textStyle="sm">
        <Trans>This takes longer than usual.</Trans>
      </Text>
      <Button size="sm" variant="outline" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </HStack>
  );
}

/** Queries of the page that have no data yet and are being fetched. Those without observers were only prefetched. */
function missingData(queries: QueryClient): Query[] {
  return queries
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
}

/** Whether one of the page's queries has been without data for that long. */
function useIsSlow(queries: QueryClient, after: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timers = new Map<Query, ReturnType<typeof setTimeout>>();
    const overdue = new Set<Query>();
    let shown = false;
    const show = () => {
      const next = overdue.size > 0;
      // Queries change while components render: no other state may be set then.
      if (next !== shown) setIsSlow(next);
      shown = next;
    };
    const look = () => {
      const missing = missingData(queries);
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
  return isSlow;
}
