import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { Box, chakra, useTypedSearch } from '@boardwalk/kit';
import { parseMoney } from '../../estate/parse-money.ts';

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
    <Box minW="0">
      <chakra.label display="block">
        <chakra.span display="block" textStyle="sm" color="fg.muted" mb="1">
          {label}
        </chakra.span>
        <chakra.input
          value={typed.text}
          onChange={(event) => typed.setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && typed.submit()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          width="100%"
          height="10"
          px="2.5"
          borderWidth="1px"
          borderColor={value === undefined ? 'border.emphasized' : 'sodium.fg'}
          borderRadius="md"
          bg="bg.panel"
          color="fg"
          fontVariantNumeric="tabular-nums"
        />
      </chakra.label>
    </Box>
  );
}
