import { numberFormat } from '@boardwalk/kit';

/** Returns how far an amount is from a price, in whole percent: -9 for 9 % below it. */
export function priceShare(amount: number, price: number): number {
  return Math.round((amount / price - 1) * 100);
}

/** Formats the size of a share in a language, without its sign: "9%", in German "9 %". */
export function formatShare(share: number, language: string): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(Math.abs(share) / 100);
}
