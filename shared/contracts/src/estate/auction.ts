// Without schemas, for pages and for the API: one place in which bids are counted.

import { SOFT_CLOSE_MINUTES } from './estate-limits.ts';

/** How an auction stands. Money in whole dollars, instants in milliseconds since 1970. */
export interface AuctionState {
  /** Where it begins. */
  start: number;
  /** By how much a bid has to be higher. */
  step: number;
  /** What the leader would pay now; null without a bid. */
  price: number | null;
  leaderId: string | null;
  /** The most that the leader pays. Nobody else is told. */
  maximum: number | null;
  endsAt: number;
}

export interface AuctionBid {
  bidderId: string;
  /** The most that they pay. */
  maximum: number;
  /** When it came. */
  at: number;
}

/** The least that a bid has to be. */
export function leastBid({ start, step, price }: Pick<AuctionState, 'start' | 'step' | 'price'>): number {
  return price === null ? start : price + step;
}

/**
 * An auction after a bid, or undefined when the bid is too low. Whoever bids most leads and pays a step more than the second, at most their own
 * maximum; of two who bid the same the first leads. The price never falls. A bid in the last minutes moves the end on.
 */
export function afterBid(
  auction: AuctionState,
  { bidderId, maximum, at }: AuctionBid,
): AuctionState | undefined {
  const endsAt = Math.max(auction.endsAt, at + SOFT_CLOSE_MINUTES * 60_000);
  const { start, step, price, leaderId, maximum: most } = auction;
  if (price === null || leaderId === null || most === null)
    return maximum < start ? undefined : { ...auction, endsAt, price: start, leaderId: bidderId, maximum };
  // The leader raises their own maximum: nobody else has to pay more for it, and the auction needn't go on.
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
