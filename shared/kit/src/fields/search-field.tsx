import { Box, mergeRefs, Spinner } from '@chakra-ui/react';
import { type ComponentProps, createContext, type KeyboardEvent, use, useMemo, useState } from 'react';
import { Field, Input } from '../chakra/forms.ts';
import { type TypedSearch, useTypedSearch } from './use-typed-search.ts';

/** Number of times that the filters around a field were cleared. */
export const ClearedFilters = createContext(0);

interface SearchFieldBaseProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  label: string;
  /** Whether the label is visible; otherwise it is read by screen readers, and used as the placeholder. */
  labelled?: boolean;
  /** Shows a small spinner while results are loading. */
  busy?: boolean;
}

interface SearchFieldProps extends SearchFieldBaseProps {
  /** The applied search. */
  value?: string;
  /** Applies another search, trimmed: shortly after the last keystroke, or on Enter. */
  onSearch?: (search: string) => void;
  /** Empties the text when it changes: the number of times that filters outside of a `FilterRow` were cleared. */
  cleared?: number;
  /** Text of a field whose owner stores it. Prefer `value` and `onSearch`: typing then renders only the field. */
  search?: Pick<TypedSearch, 'text' | 'setText'>;
}

/** A search field. It stores the text that is typed, and reports searches. In a `FilterRow`, clearing the filters also empties it. */
export function SearchField({ search, value = '', onSearch, cleared, ...rest }: SearchFieldProps) {
  if (search) return <TextField {...rest} {...search} />;
  return <OwnSearchField {...rest} value={value} onSearch={onSearch} cleared={cleared} />;
}

interface OwnSearchFieldProps extends SearchFieldBaseProps {
  value: string;
  onSearch: SearchFieldProps['onSearch'];
  cleared: number | undefined;
}

function OwnSearchField({ value, onSearch, cleared: ownCleared, ...rest }: OwnSearchFieldProps) {
  const { text, setText, submit } = useTypedSearch(value, (search) => onSearch?.(search));
  const rowCleared = use(ClearedFilters);
  const cleared = ownCleared ?? rowCleared;
  const [seen, setSeen] = useState(cleared);
  if (seen !== cleared) {
    setSeen(cleared);
    setText('');
  }
  return <TextField {...rest} text={text} setText={setText} onEnter={submit} />;
}

interface TextFieldProps extends SearchFieldBaseProps, Pick<TypedSearch, 'text' | 'setText'> {
  onEnter?: () => void;
}

function TextField({
  label,
  labelled,
  busy,
  text,
  setText,
  onEnter,
  onKeyDown,
  ref,
  ...rest
}: TextFieldProps) {
  // Text can be typed into server-rendered markup before hydration; adopt it.
  const field = useMemo(() => {
    const takeEarly = (input: HTMLInputElement | null) => {
      if (input?.value) setText(input.value);
    };
    return mergeRefs(takeEarly, ref);
  }, [setText, ref]);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Enter also confirms a word of an input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
  };
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
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
        />
        {busy && <Spinner size="sm" color="fg.muted" position="absolute" right="9" top="calc(50% - 0.5em)" />}
      </Box>
    </Field.Root>
  );
}
