import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { type Control, FormField, Input, InputGroup } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { parseMoney, useMoney } from './money.ts';

interface MoneyFieldProps<Values extends Record<string, unknown>> {
  control: Control<Values>;
  name: Extract<keyof Values, string>;
  label: ReactNode;
  helperText?: ReactNode;
  /** Minimum amount; 1 by default. */
  least?: number;
  placeholder?: string;
}

/** A field for an amount in whole dollars of the game. */
export function MoneyField<Values extends Record<string, unknown>>({
  control,
  name,
  label,
  helperText,
  least = 1,
  placeholder,
}: MoneyFieldProps<Values>) {
  const { t } = useLingui();
  const money = useMoney();
  const problem = (text: unknown) => {
    const amount = parseMoney(String(text));
    if (amount === undefined) return t`Enter whole dollars, such as 90000.`;
    if (amount < least) return t`Enter ${money(least)} or more.`;
    return amount <= ESTATE_LIMITS.price || t`Enter ${money(ESTATE_LIMITS.price)} or less.`;
  };
  return (
    <FormField
      control={control}
      name={name as never}
      label={label}
      helperText={helperText}
      rules={{ required: t`Enter an amount.`, validate: problem as never }}
    >
      {(field) => (
        <InputGroup startElement="$">
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            placeholder={placeholder}
          />
        </InputGroup>
      )}
    </FormField>
  );
}
