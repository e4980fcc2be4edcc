import { useLingui } from '@lingui/react/macro';

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
