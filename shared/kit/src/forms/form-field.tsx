import type { FieldRootProps } from '@chakra-ui/react';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { Field, Input } from '../chakra/forms.ts';
import type { FieldRules } from './form-context.ts';
import { useNamedField } from './use-named-field.ts';

/** Rules of a field, and the conversion of its text: a subset of react-hook-form's options. */
export type FormFieldRules<Values extends FieldValues, Name extends FieldPath<Values>> = FieldRules<
  FieldPathValue<Values, Name>,
  Values
> &
  Pick<RegisterOptions<Values, Name>, 'setValueAs' | 'valueAsNumber' | 'onChange'>;

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<FieldRootProps, 'children' | 'label' | 'required' | 'invalid'> {
  name: Name;
  /** If given, the name is type-checked against the form's values, as in react-hook-form. */
  control?: Control<Values>;
  label: ReactNode;
  helperText?: ReactNode;
  /** Maximum number of characters; shows how many are left. */
  limit?: number;
  /** Maximum number of characters of the default input, without showing how many are left. */
  maxLength?: number;
  /**
   * `required` (the error of an empty field, and the mark) and `validate`, in addition to the form's `check`; `setValueAs`, `valueAsNumber` and
   * `onChange` as in react-hook-form. A number is never empty for `required`.
   */
  rules?: FormFieldRules<Values, Name>;
  /**
   * The input, with react-hook-form's register props: `{(field) => <Textarea {...field} rows={4} />}`. By default an `Input`, which accepts at most
   * `maxLength` or `limit` characters.
   */
  children?: (field: UseFormRegisterReturn<Name> & { 'aria-describedby': string | undefined }) => ReactNode;
}

/** A field with label, helper text and error, based on Chakra's `Field`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  control: _typesOnly,
  label,
  helperText,
  limit,
  maxLength = limit,
  rules,
  children = (field) => <Input {...field} maxLength={maxLength} />,
  ...rest
}: FormFieldProps<Values, Name>) {
  const { register } = useFormContext<Values>();
  const { id, error } = useNamedField(name, label, rules as FieldRules | undefined);
  const { setValueAs, valueAsNumber, onChange } = rules ?? {};
  const options = { setValueAs, valueAsNumber, onChange } as RegisterOptions<Values, Name>;
  const ids = { helperText: `${id}-help`, errorText: `${id}-error` };
  const helped = Boolean(helperText) || limit !== undefined;
  const describedBy = [error !== undefined && ids.errorText, helped && ids.helperText]
    .filter(Boolean)
    .join(' ');
  return (
    <Field.Root
      id={id}
      ids={ids}
      required={rules?.required !== undefined}
      invalid={error !== undefined}
      {...rest}
    >
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {/* Chakra references the error by `aria-errormessage` only, which not every screen reader supports. */}
      {children({ ...register(name, options), 'aria-describedby': describedBy || undefined })}
      {helped && (
        <Field.HelperText>
          {helperText} {limit !== undefined && <CharactersLeft name={name} limit={limit} />}
        </Field.HelperText>
      )}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

function CharactersLeft({ name, limit }: { name: string; limit: number }) {
  const value: unknown = useWatch({ name });
  const left = limit - (typeof value === 'string' ? value.length : 0);
  return <Plural value={left} one="# character left" other="# characters left" />;
}
