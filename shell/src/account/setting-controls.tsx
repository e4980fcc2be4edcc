import { Field, NativeSelect, Stack, Switch, Text } from '@boardwalk/kit';
import { useId } from 'react';

interface ChoiceProps<T extends string> {
  label: string;
  help?: string;
  value: T;
  /** Values and labels, in order. */
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

/** A choice of one of a few options. */
export function Choice<T extends string>({ label, help, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Field.Root
      orientation={{ base: 'vertical', sm: 'horizontal' }}
      justifyContent="space-between"
      py="3.5"
      gap={{ base: '2', sm: '4' }}
    >
      <Stack gap="0.5" flex="1">
        {/* The recipe sets the label's width as its flex basis, which would be its height in this column. */}
        <Field.Label flex="none" fontSize="md">
          {label}
        </Field.Label>
        {help && <Field.HelperText mt="0">{help}</Field.HelperText>}
      </Stack>
      <NativeSelect.Root width={{ base: '100%', sm: '15rem' }} minW="0">
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
          {options.map(([key, optionLabel]) => (
            <option key={key} value={key}>
              {optionLabel}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

interface ToggleProps {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch. */
export function Toggle({ label, help, checked, onChange }: ToggleProps) {
  const helpId = useId();
  return (
    <Switch.Root
      checked={checked}
      onCheckedChange={(change) => onChange(change.checked)}
      colorPalette="tide"
      justifyContent="space-between"
      display="flex"
      py="3.5"
      gap="4"
    >
      <Switch.HiddenInput aria-describedby={help ? helpId : undefined} />
      <Stack gap="0.5">
        <Switch.Label fontSize="md">{label}</Switch.Label>
        {help && (
          <Text id={helpId} fontSize="sm" color="fg.muted" fontWeight="normal">
            {help}
          </Text>
        )}
      </Stack>
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
