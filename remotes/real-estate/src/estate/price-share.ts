/** Returns how far an amount is from a price, in whole percent: -9 for 9 % below it. */
export function priceShare(amount: number, price: number): number {
  return Math.round((amount / price - 1) * 100);
}
