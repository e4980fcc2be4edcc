import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface CountProps {
  /** Number of loaded items. */
  shown: number;
  /** Number of all items, if it is known. */
  total?: number | undefined;
  /** Whether the list has further pages. */
  hasMore?: boolean;
  /** Returns the number of a complete list with its noun: `24 houses`. */
  children?: ((count: number) => ReactNode) | undefined;
}

/**
 * Number of items of a list, in the one form that all lists have: `24 of 45`, `24 shown` if the total isn't known, and `24 houses` for a complete list.
 * `PagedList` and `DataTable` render it; use it in headings and in lists of your own.
 */
export function Count({ shown, total, hasMore = false, children }: CountProps) {
  const { i18n } = useLingui();
  if (total !== undefined && shown < total) {
    const loaded = i18n.number(shown);
    const all = i18n.number(total);
    return (
      <Trans>
        {loaded} of {all}
      </Trans>
    );
  }
  return hasMore ? <ShownCount count={shown} /> : children?.(shown);
}

/** Number of loaded items of a list that has more: `24 shown`. */
export function ShownCount({ count }: { count: number }) {
  return <Plural value={count} one="# shown" other="# shown" />;
}
