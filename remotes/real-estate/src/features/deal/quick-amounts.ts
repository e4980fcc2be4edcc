import { ESTATE_LIMITS, type Listing } from '@boardwalk/contracts';
import { leastFor } from './live-listing.ts';

/** A suggested bid, with the number of steps above the minimum. */
export interface QuickAmount {
  amount: number;
  steps: 0 | 1 | 5;
}

/** Returns the minimum bid, and one and five steps more: for the leader above their own maximum. Never above the limit. */
export function quickAmounts(listing: Listing): QuickAmount[] {
  const step = listing.step ?? 1;
  const base = listing.leading && listing.ownMaximum !== null ? listing.ownMaximum + step : leastFor(listing);
  return ([0, 1, 5] as const)
    .map((steps) => ({ amount: base + steps * step, steps }))
    .filter(({ amount }) => amount <= ESTATE_LIMITS.price);
}
