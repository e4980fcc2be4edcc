const STEPS = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
] as const;

/** Formats a price for the limited space of a bubble on the map: `$90k`, `$1.25M`; in German `90k $`. */
export function shortPrice(amount: number, language: string): string {
  // Amounts that round up to the next unit use it: 999,900 is 1M and not 1,000k.
  const step = STEPS.find(({ from }) => amount >= from * 0.9995);
  const number = new Intl.NumberFormat(language, {
    maximumSignificantDigits: 3,
    useGrouping: false,
  }).format(step ? amount / step.from : amount);
  const sample = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(0);
  return sample.replace('0', `${number}${step?.letter ?? ''}`);
}
