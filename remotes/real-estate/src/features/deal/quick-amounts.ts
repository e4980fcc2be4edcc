import { ESTATE_LIMITS, type Listing } from '@boardwalk/contracts';
import { leastFor } from './told.ts';

/** An amount that can be bid by one press, and how many steps more than the least it is. */
export interface QuickAmount {
  amount: number;
  steps: 0 | 1 | 5;
}

/** The least bid, one step more and five: for whoever leads, above their own maximum. Never more than can be bid. */
export function quickAmounts(listing: Listing): QuickAmount[] {
  const step = listing.step ?? 1;
  const base = listing.leading && listing.ownMaximum !== null ? listing.ownMaximum + step : leastFor(listing);
  return ([0, 1, 5] as const)
    .map((steps) => ({ amount: base + steps * step, steps }))
    .filter(({ amount }) => amount <= ESTATE_LIMITS.price);
}
