import { Box, ErrorBox, LoadMore, Skeleton, Stack } from '@boardwalk/kit';
import type { ComponentProps, ReactNode } from 'react';

type More = Omit<ComponentProps<typeof LoadMore>, 'loaded'>;

interface DealListProps<Item> {
  /** Result of `usePages`. */
  list: { items: readonly Item[] | undefined; error: unknown; refetch: () => void; more: More };
  label: string;
  loading: string;
  failure: string;
  empty: ReactNode;
  /** Returns the number of loaded items as text. */
  loaded: (count: number) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list of rows in all its states. */
export function DealList<Item>({
  list: { items, error, refetch, more },
  label,
  loading,
  failure,
  empty,
  loaded,
  children,
}: DealListProps<Item>) {
  if (error && !items) return <ErrorBox title={failure} error={error} onRetry={refetch} />;
  if (!items)
    return (
      <Stack gap="3" role="status" aria-label={loading}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={{ base: '9rem', sm: '7rem' }} />
        ))}
      </Stack>
    );
  if (items.length === 0) return empty;
  return (
    <Box>
      <Box as="ul" listStyleType="none" borderTopWidth="1px" aria-label={label}>
        {items.map(children)}
      </Box>
      {more.hasMore && <LoadMore {...more} loaded={loaded(items.length)} />}
    </Box>
  );
}
