import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { Field, Input, InputGroup, useTypedSearch } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { parseMoney } from '../../estate/money.ts';

interface PriceFieldProps {
  label: string;
  /** Amount in whole dollars that the empty field shows. */
  example: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** Parses a price; undefined for none. */
function readPrice(text: string): number | undefined {
  const price = parseMoney(text);
  return price ? Math.min(price, ESTATE_LIMITS.price) : undefined;
}

/** A price filter. Applied shortly after the last keystroke. */
export function PriceField({ label, example, value, onChange }: PriceFieldProps) {
  const { i18n } = useLingui();
  const typed = useTypedSearch(value === undefined ? '' : String(value), (text) => onChange(readPrice(text)));
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <InputGroup startElement="$">
        <Input
          value={typed.text}
          onChange={(event) => typed.setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && typed.submit()}
          inputMode="numeric"
          autoComplete="off"
          placeholder={i18n.number(example)}
          maxLength={16}
          bg="bg.panel"
          borderColor={value === undefined ? undefined : 'sodium.fg'}
          fontVariantNumeric="tabular-nums"
        />
      </InputGroup>
    </Field.Root>
  );
}
