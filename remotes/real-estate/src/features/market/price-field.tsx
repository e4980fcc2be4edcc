import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { Field, Input, useTypedSearch } from '@boardwalk/kit';
import { parseMoney } from '../../estate/money.ts';

interface PriceFieldProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** Parses a price; undefined for none. */
function readPrice(text: string): number | undefined {
  const price = parseMoney(text);
  return price ? Math.min(price, ESTATE_LIMITS.price) : undefined;
}

/** A price filter. Applied shortly after the last keystroke. */
export function PriceField({ label, value, onChange }: PriceFieldProps) {
  const typed = useTypedSearch(value === undefined ? '' : String(value), (text) => onChange(readPrice(text)));
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        value={typed.text}
        onChange={(event) => typed.setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && typed.submit()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        bg="bg.panel"
        borderColor={value === undefined ? undefined : 'sodium.fg'}
        fontVariantNumeric="tabular-nums"
      />
    </Field.Root>
  );
}
