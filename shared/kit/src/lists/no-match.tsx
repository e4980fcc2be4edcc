import { Button } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../components/empty-state.tsx';

/** Content of a list whose filters match nothing. */
export interface NoMatchContent {
  /** Title: `No member matches`. */
  title: string;
  /** Advice below the title. Default: Change or clear the filters. */
  hint?: ReactNode;
  /** The filters, from `useTableState`. Without an active filter, the list shows its `empty` content. */
  filters: { filtered: boolean; clearFilters: () => void };
}

/** Replaces a list whose filters match nothing, with a button that clears them. */
export function NoMatch({ title, hint, filters }: NoMatchContent) {
  return (
    <EmptyState
      drawing="fog"
      title={title}
      action={
        <Button
          variant="outline"
          onClick={({ currentTarget }) => {
            // The button disappears, and the focus with it.
            focusFiltersBefore(currentTarget);
            filters.clearFilters();
          }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      {hint ?? <Trans>Change or clear the filters.</Trans>}
    </EmptyState>
  );
}

/** Focuses the first field of the `FilterRow` before an element. */
function focusFiltersBefore(element: Element): void {
  const rows = [...document.querySelectorAll('form[role="search"]')];
  const row = rows.findLast((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  row?.querySelector<HTMLElement>('input, select')?.focus();
}
