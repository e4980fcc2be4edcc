import {
  type Bid,
  ESTATE_LIMITS,
  type Listing,
  type ListingState,
  leastBid,
  type Property,
} from '@boardwalk/contracts';

/** State of a listing in live events. */
export interface ListingUpdate {
  state: ListingState;
  bids: number;
  bidPrice: number | null;
  leastBid: number | null;
  endsAt: string | null;
  version: number;
}

/** Cached bids of an auction, last first. */
export interface BidPages {
  pages: { items: Bid[]; nextCursor: string | null }[];
  pageParams: unknown[];
}

/** Returns the listing after an event. A late event changes nothing. */
export function listingAfter(listing: Listing, update: ListingUpdate): Listing {
  if (update.version < listing.version || update.bids < listing.bids) return listing;
  // The leader is unknown after a change of the state, and after another member's bid.
  return { ...listing, ...update };
}

/** Returns whether the event lacks data that concerns only this reader, so that the listing has to be refetched. */
export function isIncomplete(before: Listing, update: ListingUpdate): boolean {
  return before.state !== update.state || (before.ownMaximum !== null && before.bids !== update.bids);
}

/** Adds a bid, without duplicates if it was already received. */
export function bidsAfter(known: BidPages, bid: Omit<Bid, 'mine'>): BidPages {
  const [first, ...rest] = known.pages;
  if (!first || known.pages.some(({ items }) => items.some(({ sequence }) => sequence === bid.sequence)))
    return known;
  return { ...known, pages: [{ ...first, items: [{ ...bid, mine: false }, ...first.items] }, ...rest] };
}

/** Returns the property with the auction's price and end, so that its whole page is consistent. */
export function propertyAfter(property: Property, listingId: string, update: ListingUpdate): Property {
  const { listing } = property;
  if (listing?.id !== listingId) return property;
  const price = update.bidPrice ?? listing.price;
  return { ...property, listing: { ...listing, price, endsAt: update.endsAt ?? listing.endsAt } };
}

/** Returns the reader's minimum bid. The leader raises their own maximum. */
export function leastFor(listing: Listing): number {
  if (listing.leading && listing.ownMaximum !== null) return listing.ownMaximum + 1;
  return (
    listing.leastBid ?? leastBid({ start: listing.price, step: listing.step ?? 1, price: listing.bidPrice })
  );
}

/** A suggested bid, with the number of steps above the minimum. */
interface QuickAmount {
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
