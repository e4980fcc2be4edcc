// Without schemas, because pages import it as well as the API. The only implementation of the bidding rules.

import { SOFT_CLOSE_MINUTES } from './estate-limits.ts';

/** State of an auction. Money in whole dollars, instants in milliseconds since 1970. */
export interface AuctionState {
  /** Starting price. */
  start: number;
  /** Minimum increment of a bid. */
  step: number;
  /** Current price; null without a bid. */
  price: number | null;
  leaderId: string | null;
  /** The leader's maximum. Not disclosed to anyone else. */
  maximum: number | null;
  endsAt: number;
}

export interface AuctionBid {
  bidderId: string;
  /** The bidder's maximum. */
  maximum: number;
  /** Time of the bid. */
  at: number;
}

/** Returns the minimum amount of the next bid. */
export function leastBid({ start, step, price }: Pick<AuctionState, 'start' | 'step' | 'price'>): number {
  return price === null ? start : price + step;
}

/**
 * Applies a bid to an auction; returns undefined if the bid is too low. The highest maximum leads, at a price one step above the second highest, at
 * most the leader's own maximum; of two equal bids the earlier leads. The price never falls. A bid in the last minutes extends the auction.
 */
export function afterBid(
  auction: AuctionState,
  { bidderId, maximum, at }: AuctionBid,
): AuctionState | undefined {
  const endsAt = Math.max(auction.endsAt, at + SOFT_CLOSE_MINUTES * 60_000);
  const { start, step, price, leaderId, maximum: most } = auction;
  if (price === null || leaderId === null || most === null)
    return maximum < start ? undefined : { ...auction, endsAt, price: start, leaderId: bidderId, maximum };
  // The leader raises their own maximum: the price and the end stay the same.
  if (bidderId === leaderId) return maximum <= most ? undefined : { ...auction, maximum };
  if (maximum < price + step) return undefined;
  if (maximum > most)
    return {
      ...auction,
      endsAt,
      price: Math.max(price, Math.min(maximum, most + step)),
      leaderId: bidderId,
      maximum,
    };
  return { ...auction, endsAt, price: Math.max(price, Math.min(most, maximum + step)) };
}
