import type { FieldRootProps, NativeSelectRootProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, NativeSelect } from '../chakra/forms.ts';

type SelectElementProps = ComponentProps<typeof NativeSelect.Field>;

/** A choice of a select. */
export interface SelectOption<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

export interface SelectControlProps
  extends SelectElementProps,
    Pick<NativeSelectRootProps, 'size' | 'disabled'> {
  /** Choices, after the children. */
  options?: readonly SelectOption[];
  /** `option` and `optgroup` elements, for example the empty choice. */
  children?: ReactNode;
}

/** The browser's select with Boardwalk's look, without a label. */
export function SelectControl({ options = [], children, size, disabled, ...field }: SelectControlProps) {
  return (
    <NativeSelect.Root size={size} disabled={disabled}>
      <NativeSelect.Field {...field}>
        {children}
        {options.map(({ value, label }) => (
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
    Pick<SelectControlProps, 'size' | 'children' | 'autoComplete'> {
  label: ReactNode;
  /** Whether the label is only read by screen readers. */
  labelHidden?: boolean;
  /** Empty if the empty choice among the children is chosen. */
  value: Value | '';
  options?: readonly SelectOption<Value>[];
  /** Called with the value of the chosen option, and with '' for an empty choice among the children, even if `Value` doesn't contain ''. */
  onValueChange: (value: Value) => void;
  helperText?: ReactNode;
  /** The `select` element. */
  controlRef?: SelectElementProps['ref'];
}

/**
 * A select with its label, outside of a form. In a form, use `SelectField`. All other props are those of Chakra's `Field.Root`.
 * @example <Select label={t`Order`} value={sort} options={[{ value: 'newest', label: t`Newest first` }]} onValueChange={setSort} />
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
  controlRef,
  children,
  ...root
}: SelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((one) => String(one.value) === text);
    onValueChange(option ? option.value : (text as Value));
  };
  return (
    <Field.Root {...root}>
      <Field.Label srOnly={labelHidden}>{label}</Field.Label>
      <SelectControl
        ref={controlRef}
        size={size}
        autoComplete={autoComplete}
        bg="bg.panel"
        value={value}
        options={options}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {children}
      </SelectControl>
      {helperText && <Field.HelperText>{helperText}</Field.HelperText>}
    </Field.Root>
  );
}
