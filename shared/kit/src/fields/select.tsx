import type { FieldRootProps, NativeSelectRootProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, NativeSelect } from '../chakra/forms.ts';

type SelectElementProps = ComponentProps<typeof NativeSelect.Field>;

/** A choice of a select. */
export interface SelectOption<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

/** Choices of a select: values with labels, labels by value, or texts that are both. */
export type SelectOptions<Value extends string | number = string | number> =
  | readonly SelectOption<Value>[]
  | readonly Value[]
  | Readonly<Record<Value, string>>;

/** Returns the choices as values with labels. */
function optionsOf<Value extends string | number>(options: SelectOptions<Value>): SelectOption<Value>[] {
  if (!Array.isArray(options))
    return Object.entries(options as Record<string, string>).map(([value, label]) => ({
      value: value as Value,
      label,
    }));
  return (options as readonly (SelectOption<Value> | Value)[]).map((option) =>
    typeof option === 'object' ? option : { value: option, label: String(option) },
  );
}

export interface SelectControlProps
  extends SelectElementProps,
    Pick<NativeSelectRootProps, 'size' | 'disabled'> {
  /** Choices, after the children. */
  options?: SelectOptions;
  /** Label of an empty choice before the others. */
  emptyLabel?: string;
  /** `option` and `optgroup` elements, for example the empty choice. */
  children?: ReactNode;
}

/** The browser's select with Boardwalk's look, without a label. */
export function SelectControl({
  options = [],
  emptyLabel,
  children,
  size,
  disabled,
  ...field
}: SelectControlProps) {
  return (
    <NativeSelect.Root size={size} disabled={disabled}>
      <NativeSelect.Field {...field}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {children}
        {optionsOf(options).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

export interface SelectProps<Value extends string | number = string>
  extends Omit<FieldRootProps, 'children' | 'label' | 'onChange'>,
    Pick<SelectControlProps, 'size' | 'children' | 'autoComplete' | 'emptyLabel'> {
  label: ReactNode;
  /** Whether the label is only read by screen readers. */
  labelHidden?: boolean;
  /** Empty or undefined if the empty choice among the children is chosen. */
  value: Value | '' | undefined;
  /** Choices: values with labels, labels by value, or texts that are both. Numbers need their labels in a list: the keys of an object are texts. */
  options?:
    | readonly SelectOption<Value>[]
    | NoInfer<readonly Value[]>
    | NoInfer<[Value] extends [number] ? never : Readonly<Record<Value, string>>>;
  /** Called with the value of the chosen option, and with '' for an empty choice, even if `Value` doesn't contain ''. */
  onValueChange: (value: Value) => void;
  helperText?: ReactNode;
  /** The `select` element. */
  controlRef?: SelectElementProps['ref'];
}

/**
 * A select with its label, outside of a form. In a form, use `SelectField`. All other props are those of Chakra's `Field.Root`.
 * @example
 * <Select label={t`Order`} value={sort} options={{ newest: t`Newest first`, name: t`By name` }} onValueChange={setSort} />
 */
export function Select<Value extends string | number = string>({
  label,
  labelHidden = false,
  value,
  options = [],
  onValueChange,
  helperText,
  size,
  autoComplete,
  emptyLabel,
  controlRef,
  children,
  ...root
}: SelectProps<Value>) {
  const choose = (text: string) => {
    const option = optionsOf(options).find((one) => String(one.value) === text);
    onValueChange(option ? option.value : (text as Value));
  };
  return (
    <Field.Root {...root}>
      <Field.Label srOnly={labelHidden}>{label}</Field.Label>
      <SelectControl
        ref={controlRef}
        size={size}
        autoComplete={autoComplete}
        emptyLabel={emptyLabel}
        bg="bg.panel"
        value={value ?? ''}
        options={options}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {children}
      </SelectControl>
      {helperText && <Field.HelperText>{helperText}</Field.HelperText>}
    </Field.Root>
  );
}
