import { Box, mergeRefs, Spinner } from '@chakra-ui/react';
import { type ComponentProps, useMemo } from 'react';
import { Field, Input } from '../chakra/forms.ts';
import type { TypedSearch } from './use-typed-search.ts';

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  label: string;
  /** Whether the label is visible; otherwise it is read by screen readers, and used as the placeholder. */
  labelled?: boolean;
  search: Pick<TypedSearch, 'text' | 'setText'>;
  /** Shows a small spinner while results are loading. */
  busy?: boolean;
}

/** A search field. */
export function SearchField({ label, labelled, search, busy, ref, ...rest }: SearchFieldProps) {
  const { setText } = search;
  // Text can be typed into server-rendered markup before hydration; adopt it.
  const field = useMemo(() => {
    const takeEarly = (input: HTMLInputElement | null) => {
      if (input?.value) setText(input.value);
    };
    return mergeRefs(takeEarly, ref);
  }, [setText, ref]);
  return (
    <Field.Root>
      <Field.Label srOnly={!labelled}>{label}</Field.Label>
      <Box position="relative" width="100%">
        <Input
          ref={field}
          type="search"
          placeholder={labelled ? undefined : label}
          autoComplete="off"
          bg="bg.panel"
          {...rest}
          value={search.text}
          onChange={(event) => setText(event.target.value)}
        />
        {busy && <Spinner size="sm" color="fg.muted" position="absolute" right="9" top="calc(50% - 0.5em)" />}
      </Box>
    </Field.Root>
  );
}
