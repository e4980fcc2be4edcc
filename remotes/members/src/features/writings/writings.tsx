import { Box, Heading, PagedList, type Pages, PENDING, Skeleton } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface WritingsProps<Item> {
  id: string;
  title: ReactNode;
  /** Error message in one sentence. */
  failure: string;
  pages: Pages<Item>;
  /** Returns the number of loaded items as text. */
  loaded: (count: number) => ReactNode;
  /** Renders an item as an `li` with a key. */
  children: (item: Item) => ReactNode;
}

/** A list of a member's content, with its heading. */
export function Writings<Item>({ id, title, failure, pages, loaded, children }: WritingsProps<Item>) {
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="xl" mb="3">
        {title}
      </Heading>
      <PagedList
        pages={pages}
        failure={failure}
        skeleton={<Skeleton height="10rem" {...PENDING} />}
        empty={null}
        loaded={loaded}
        hideCountAtEnd
      >
        {children}
      </PagedList>
    </Box>
  );
}
