import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { ClearedFilters } from '../fields/search-field.tsx';

interface FilterRowProps extends Omit<HTMLChakraProps<'form'>, 'onSubmit'> {
  /** Whether a filter is set. Shows the button that clears all filters. */
  filtered: boolean;
  /** Clears all filters. The row then focuses its first field. */
  onClear: () => void;
  /** Called on Enter in a text field. A `SearchField` with `onSearch` needs none. */
  onSubmit?: () => void;
  /** The fields: `SearchField`, `Select` and others. */
  children: ReactNode;
}

/**
 * Filters of a list, in a row that wraps on narrow screens, with a button that clears them. `useTableState` stores their values in the URL.
 * @example
 * <FilterRow filtered={filtered} onClear={clearFilters} onSubmit={search.submit}>
 *   <SearchField label={t`Search`} labelled value={filters.search} onSearch={(search) => setFilters({ search })} />
 *   <Select label={t`State`} value={state ?? ''} options={states} onValueChange={(next) => setFilters({ state: next })}>
 *     <option value="">{t`All`}</option>
 *   </Select>
 * </FilterRow>
 */
export function FilterRow({ filtered, onClear, onSubmit, children, ...rest }: FilterRowProps) {
  const row = useRef<HTMLFormElement>(null);
  const [cleared, setCleared] = useState(0);
  return (
    <chakra.form
      ref={row}
      role="search"
      display="flex"
      flexWrap="wrap"
      minW="0"
      gap="3"
      alignItems="end"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <ClearedFilters value={cleared}>{children}</ClearedFilters>
      {filtered && (
        <Button
          variant="ghost"
          onClick={() => {
            setCleared(cleared + 1);
            onClear();
            // The button disappears, and the focus with it.
            row.current?.querySelector<HTMLElement>('input, select')?.focus();
          }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </chakra.form>
  );
}
