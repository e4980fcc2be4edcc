import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';

interface FilterRowProps extends Omit<HTMLChakraProps<'form'>, 'onSubmit'> {
  /** Whether a filter is set. Shows the button that clears all filters. */
  filtered: boolean;
  onClear: () => void;
  /** Called on Enter in a row with a single text field. */
  onSubmit?: () => void;
  /** The fields: `SearchField`, `Select` and others. */
  children: ReactNode;
}

/** Filters of a list, in a row that wraps on narrow screens, with a button that clears them. */
export function FilterRow({ filtered, onClear, onSubmit, children, ...rest }: FilterRowProps) {
  const row = useRef<HTMLFormElement>(null);
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
      {children}
      {filtered && (
        <Button
          variant="ghost"
          onClick={() => {
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
