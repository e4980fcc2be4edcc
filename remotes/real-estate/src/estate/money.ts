import type { PropertyCard } from '@boardwalk/contracts';
import { numberFormat } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** With or without thousands separators, in any language’s format: `90,000`, `90.000 $`, `90 000`. */
const WRITTEN = /^\$?\s*(\d{1,3}(?:[.,’'\s\u00a0\u202f]\d{3})+|\d+)\s*\$?$/;

/** Parses whole dollars; undefined for an invalid amount. Cents aren't accepted. */
export function parseMoney(text: string): number | undefined {
  const digits = WRITTEN.exec(text.trim())?.[1]?.replace(/\D/g, '');
  return digits === undefined ? undefined : Number(digits);
}

/** Returns a formatter of whole dollars in the reader's language: `$90,000`, `90.000 $`. */
export function useMoney(): (amount: number) => string {
  const { i18n } = useLingui();
  return (amount) =>
    i18n.number(amount, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
}

const STEPS = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
] as const;

/** Formats a price for the limited space of a bubble on the map: `$90k`, `$1.25M`; in German `90k $`. */
export function shortPrice(amount: number, language: string): string {
  // Amounts that round up to the next unit use it: 999,900 is 1M and not 1,000k.
  const step = STEPS.find(({ from }) => amount >= from * 0.9995);
  const number = numberFormat(language, {
    maximumSignificantDigits: 3,
    useGrouping: false,
  }).format(step ? amount / step.from : amount);
  const sample = numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(0);
  return sample.replace('0', `${number}${step?.letter ?? ''}`);
}

/** Returns the price per square meter, for a rent per week; by the estimated value without an offer. Undefined without an area. */
export function pricePerMetre({ listing, guidePrice, area }: PropertyCard): number | undefined {
  return area > 0 ? Math.round((listing?.price ?? guidePrice) / area) : undefined;
}
