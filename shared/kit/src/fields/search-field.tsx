import { Box, mergeRefs, Spinner } from '@chakra-ui/react';
import { type ComponentProps, useMemo } from 'react';
import { Field, Input } from '../chakra/forms.ts';
import type { TypedSearch } from './use-typed-search.ts';

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  label: string;
  /** Whether the label is seen; otherwise it is only read out, and stands in the field as long as that is empty. */
  labelled?: boolean;
  search: Pick<TypedSearch, 'text' | 'setText'>;
  /** Whether what is shown is about to change: a quiet spinner says so. */
  busy?: boolean;
}

/** A field to search with. */
export function SearchField({ label, labelled, search, busy, ref, ...rest }: SearchFieldProps) {
  const { setText } = search;
  // Markup of the server can be typed in before there is anybody to hear it: what stands there already counts.
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
