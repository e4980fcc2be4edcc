import { chakra, type InputProps } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, get, useFormState } from 'react-hook-form';
import { InputGroup } from '../chakra/forms.ts';
import { NumberField } from '../fields/number-field.tsx';
import { FormField, type FormFieldProps, type FormFieldRules } from './form-field.tsx';

export interface FormNumberFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<FormFieldProps<Values, Name>, 'children' | 'limit' | 'maxLength' | 'rules'> {
  /** Lowest number that is accepted. */
  min?: number;
  /** Highest number that is accepted. */
  max?: number;
  /** Difference between two numbers of the browser's buttons and arrow keys; by default the smallest one. */
  step?: number;
  /** Maximum number of decimal places: 0 by default, for whole numbers; `Infinity` for any. */
  decimals?: number;
  /** Unit at the end of the field: `m²`. */
  unit?: string;
  placeholder?: InputProps['placeholder'];
  /** Whether the value of an empty field is undefined, so that the body doesn't contain it. By default it is null, or undefined if the default value is. */
  omitEmpty?: boolean;
  /** `required` (the error of an empty field, and the mark) and `validate`, in addition to `min`, `max`, `decimals` and the form's `check`. */
  rules?: Pick<FormFieldRules<Values, Name>, 'required' | 'validate' | 'onChange'>;
}

/**
 * A number of a form, with label, helper text and error. Its value is a number; null if the field is empty, or undefined if that is its default value. It
 * rejects text that isn't a number, and numbers outside of `min` and `max` or with too many decimal places.
 * @example <FormNumberField control={control} name="days" label={t`Days`} min={1} max={365} />
 */
export function FormNumberField<Values extends FieldValues, Name extends FieldPath<Values>>({
  min,
  max,
  step,
  decimals = 0,
  unit,
  placeholder,
  omitEmpty = false,
  rules,
  ...field
}: FormNumberFieldProps<Values, Name>) {
  const { t } = useLingui();
  const { defaultValues } = useFormState<Values>({ name: field.name });
  // An emptied field has its default value again, so that the form doesn't count as changed.
  const emptyValue = omitEmpty || get(defaultValues, field.name) === undefined ? undefined : null;
  const unitId = useId();
  const element = useRef<HTMLInputElement>(null);
  const problemOf = (value: unknown): string | undefined => {
    // Browsers return an empty text for `1e` or `2-3`, as for an empty field.
    if (element.current?.validity.badInput) return t`Enter a number.`;
    if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
    if (!hasAtMostDecimals(value, decimals))
      return decimals === 0
        ? t`Enter a whole number.`
        : t`${plural(decimals, { one: 'Enter at most # decimal place.', other: 'Enter at most # decimal places.' })}`;
    const [least, most] = [String(min), String(max)];
    if (min !== undefined && value < min) return t`This must not be below ${least}.`;
    if (max !== undefined && value > max) return t`This must not be above ${most}.`;
    return undefined;
  };
  return (
    <FormField<Values, Name>
      {...field}
      rules={{
        ...rules,
        setValueAs: (text: unknown) => numberOf(text, emptyValue),
        validate: (value: FieldPathValue<Values, Name>, values: Values) =>
          problemOf(value) ?? rules?.validate?.(value, values) ?? true,
      }}
    >
      {({ 'aria-describedby': describedBy, ref, ...input }) => {
        const control = (
          <NumberField
            {...input}
            ref={(node: HTMLInputElement | null) => {
              element.current = node;
              ref(node);
            }}
            aria-describedby={
              [unit !== undefined && unitId, describedBy].filter(Boolean).join(' ') || undefined
            }
            min={min}
            max={max}
            step={step ?? (decimals === Number.POSITIVE_INFINITY ? 'any' : 10 ** -decimals)}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            placeholder={placeholder}
          />
        );
        if (unit === undefined) return control;
        return <InputGroup endElement={<chakra.span id={unitId}>{unit}</chakra.span>}>{control}</InputGroup>;
      }}
    </FormField>
  );
}

/** Converts the text of an input. Initial values are numbers already. */
function numberOf(text: unknown, empty: null | undefined): number | null | undefined {
  return text === '' || text === null || text === undefined ? empty : Number(text);
}

function hasAtMostDecimals(value: number, decimals: number): boolean {
  if (decimals === 0) return Number.isInteger(value);
  return decimals === Number.POSITIVE_INFINITY || Number(value.toFixed(decimals)) === value;
}
