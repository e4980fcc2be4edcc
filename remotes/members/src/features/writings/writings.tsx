import { Box, ErrorBox, Heading, LoadMore, PENDING, Skeleton, type usePages } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface WritingsProps {
  id: string;
  title: ReactNode;
  /** Error message in one sentence. */
  failure: string;
  list: Pick<ReturnType<typeof usePages>, 'error' | 'refetch' | 'more'> & {
    items: readonly unknown[] | undefined;
  };
  /** Number of loaded items, as text. */
  loaded: ReactNode;
  children: ReactNode;
}

/** A list of a member's content, with its heading. */
export function Writings({ id, title, failure, list, loaded, children }: WritingsProps) {
  const { items, error, refetch, more } = list;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="xl" mb="3">
        {title}
      </Heading>
      {error && !items && <ErrorBox title={failure} error={error} onRetry={refetch} />}
      {!items && !error && <Skeleton height="10rem" {...PENDING} />}
      {items && (
        <>
          {children}
          {(more.hasMore || more.error) && <LoadMore {...more} loaded={loaded} />}
        </>
      )}
    </Box>
  );
}
