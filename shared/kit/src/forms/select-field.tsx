import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { SelectControl, type SelectOptions } from '../fields/select.tsx';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<FormFieldProps<Values, Name>, 'children' | 'limit' | 'maxLength'> {
  /** Choices, after the children: values with labels, labels by value, or texts that are both. */
  options?: SelectOptions;
  /** Label of an empty choice before the others. */
  emptyLabel?: string;
  /** `option` and `optgroup` elements, for example the empty choice. */
  children?: ReactNode;
}

/**
 * A select of a form, with label, helper text and error. Its value is a string: convert it with `rules.setValueAs`.
 * @example <SelectField control={control} name="category" label={t`Category`} options={categories} />
 */
export function SelectField<Values extends FieldValues, Name extends FieldPath<Values>>({
  options,
  emptyLabel,
  children,
  ...field
}: SelectFieldProps<Values, Name>) {
  return (
    <FormField<Values, Name> {...field}>
      {(input) => (
        <SelectControl {...input} options={options} emptyLabel={emptyLabel}>
          {children}
        </SelectControl>
      )}
    </FormField>
  );
}
