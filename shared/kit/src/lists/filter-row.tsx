import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface FilterRowProps extends Omit<HTMLChakraProps<'form'>, 'onSubmit'> {
  /** Whether a filter is set. Shows the button that clears all filters. */
  filtered: boolean;
  onClear: () => void;
  /** Called on Enter in a text field. */
  onSubmit?: () => void;
  /** The fields: `SearchField`, `Select` and others. */
  children: ReactNode;
}

/** Filters of a list, in a row that wraps on narrow screens, with a button that clears them. */
export function FilterRow({ filtered, onClear, onSubmit, children, ...rest }: FilterRowProps) {
  return (
    <chakra.form
      role="search"
      display="flex"
      flexWrap="wrap"
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
        <Button variant="ghost" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </chakra.form>
  );
}
