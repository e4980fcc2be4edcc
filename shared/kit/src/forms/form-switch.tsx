import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, Switch } from '../chakra/forms.ts';
import { useNamedField } from './use-named-field.ts';

export interface FormSwitchProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  /** If given, the name is type-checked against the form's values. */
  control?: Control<Values>;
  label: ReactNode;
  helperText?: ReactNode;
}

/** A switch. */
export function FormSwitch<Values extends FieldValues>({
  name,
  control,
  label,
  helperText,
}: FormSwitchProps<Values>) {
  const { id, error } = useNamedField(name, label);
  const { field } = useController({ name, control });
  return (
    <Field.Root invalid={error !== undefined} id={id}>
      <Switch.Root
        name={field.name}
        checked={field.value}
        onCheckedChange={({ checked }) => field.onChange(checked)}
        colorPalette="tide"
      >
        <Switch.HiddenInput ref={field.ref} onBlur={field.onBlur} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>{label}</Switch.Label>
      </Switch.Root>
      {helperText && <Field.HelperText>{helperText}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
