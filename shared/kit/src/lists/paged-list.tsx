import { Box, type BoxProps } from '@chakra-ui/react';
import { Fragment, type ReactNode, useState } from 'react';
import { ErrorBox } from '../components/error-box.tsx';
import { Count } from './count.tsx';
import { LoadMore } from './load-more.tsx';
import { NoMatch, type NoMatchContent } from './no-match.tsx';
import type { Pages } from './use-pages.ts';

interface ListStates<Item> {
  /**
   * Result of `usePages()`. With `listKey: undefined`, rows that another search also contains keep their state and focus. Without `more`, the list has
   * no further pages.
   */
  pages: Pick<Pages<Item>, 'items' | 'error' | 'refetch'> & Partial<Pages<Item>>;
  /** Title of the error that replaces a list without loaded items: `The offers could not be loaded`. */
  failure: string;
  /** Title of the error above loaded items that could not be updated. Without it, such an error isn't shown. */
  stale?: string;
  /** Placeholder until the first page is loaded, such as `SkeletonRows`. */
  skeleton: ReactNode;
  /** Replaces a list without items; usually an `EmptyState`. */
  empty: ReactNode;
  /** Replaces it while a filter is active: a title, the filters of `useTableState`, and a button that clears them. */
  noMatch?: NoMatchContent;
  /** Returns the number of items as text, shown once all of them are loaded. While there are further pages, `24 of 45` or `24 shown` is. */
  loaded?: (count: number) => ReactNode;
  /** Number of items on all pages, if it is known. */
  total?: number | undefined;
  /** Hides that text once all items are loaded. */
  hideCountAtEnd?: boolean;
  /** Returns the URL of the page that begins at a cursor: makes the button a link that can be opened in another tab. */
  href?: (cursor: string) => string;
}

/** Props of a list whose items are rendered one by one. All other props are those of the list element, a `ul` unless `as` is set. */
interface ItemsOneByOne<Item> extends Omit<BoxProps, 'children'> {
  /** Renders an item as an `li` with a key. */
  children: (item: Item, index: number) => ReactNode;
  renderItems?: undefined;
}

interface ItemsTogether<Item> {
  /** Renders the loaded items together, with their own list element: a timeline, or groups with headings. */
  renderItems: (items: readonly Item[]) => ReactNode;
  children?: undefined;
}

export type PagedListProps<Item> = ListStates<Item> & (ItemsOneByOne<Item> | ItemsTogether<Item>);

/**
 * A paginated list in all its states: loading, failed, empty, loaded, not up to date, and with further pages. See `docs/developers/kit.md`.
 *
 * While the items are about to be replaced, the list has `aria-busy`.
 * @example
 * <PagedList
 *   pages={pages}
 *   failure={t`The notes could not be loaded`}
 *   stale={t`The notes are not up to date`}
 *   skeleton={<SkeletonRows label={t`Loading the notes`} rows={3} height="16" />}
 *   empty={<EmptyState title={t`No notes yet`}>{t`Only staff can read notes.`}</EmptyState>}
 *   loaded={(count) => <Plural value={count} one="# note" other="# notes" />}
 *   aria-label={t`Notes`}
 * >
 *   {({ id, text }) => (
 *     <Box as="li" key={id} py="3" borderBottomWidth="1px">
 *       {text}
 *     </Box>
 *   )}
 * </PagedList>
 */
export function PagedList<Item>({
  pages: { items, listKey, error, refetch, busy, next, more },
  failure,
  stale,
  skeleton,
  empty,
  noMatch,
  loaded,
  total,
  hideCountAtEnd = false,
  href,
  ...list
}: PagedListProps<Item>) {
  // Items that were in the page from the start don't move.
  const [waited] = useState(items === undefined);
  if (!items) return error ? <ErrorBox title={failure} error={error} onRetry={refetch} /> : skeleton;
  const problem = stale !== undefined && error && (
    <Box mb="4">
      <ErrorBox title={stale} error={error} onRetry={refetch} />
    </Box>
  );
  const hasMore = more?.hasMore ?? false;
  if (items.length === 0 && !hasMore)
    return (
      <>
        {problem}
        {noMatch?.filters.filtered ? <NoMatch {...noMatch} /> : empty}
      </>
    );
  return (
    <Box aria-busy={busy || undefined}>
      {problem}
      {/* Another search mounts a new list: otherwise the content below would shift to where the new one ends. */}
      <Fragment key={listKey}>
        {list.renderItems ? list.renderItems(items) : <Rows {...list} items={items} entering={waited} />}
      </Fragment>
      {more && (hasMore || (loaded && !hideCountAtEnd)) && (
        <LoadMore
          {...more}
          href={next === undefined ? undefined : href?.(next)}
          loaded={
            <Count shown={items.length} total={total} hasMore={hasMore}>
              {loaded}
            </Count>
          }
        />
      )}
    </Box>
  );
}

/** Number of rows that appear one after another; the later ones appear with the last of them. */
const STAGGERED = 8;
const STEP_MS = 25;

/**
 * Rows that replace a skeleton rise a little, one after another. They are visible and can be tapped from the start, and don't move where motion is
 * reduced.
 */
const ENTERING = {
  '& > *': {
    animation: 'slide-from-bottom 0.24s ease-out backwards',
    animationDelay: `${STAGGERED * STEP_MS}ms`,
  },
  ...Object.fromEntries(
    Array.from({ length: STAGGERED }, (_, place) => [
      `& > :nth-of-type(${place + 1})`,
      { animationDelay: `${place * STEP_MS}ms` },
    ]),
  ),
};

function Rows<Item>({
  items,
  entering,
  children,
  renderItems: _,
  ...list
}: ItemsOneByOne<Item> & { items: readonly Item[]; entering: boolean }) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      borderTopWidth="1px"
      {...list}
      css={entering ? [ENTERING, list.css] : list.css}
    >
      {items.map((item, index) => children(item, index))}
    </Box>
  );
}
