import { type Bid, type Listing, type ListingState, leastBid, type Property } from '@boardwalk/contracts';

/** How a listing stands, as those are told who listen. */
export interface ToldState {
  state: ListingState;
  bids: number;
  bidPrice: number | null;
  leastBid: number | null;
  endsAt: string | null;
  version: number;
}

/** What is kept of the bids of an auction, last first. */
export interface BidPages {
  pages: { items: Bid[]; nextCursor: string | null }[];
  pageParams: unknown[];
}

/** A listing after what was told. What was told late changes nothing. */
export function listingAfter(listing: Listing, told: ToldState): Listing {
  if (told.version < listing.version || told.bids < listing.bids) return listing;
  // Whoever led does so no more once the state is another one, and isn't known to after somebody else's bid.
  return { ...listing, ...told };
}

/** Whether the server has to say more than it told: what concerns this reader alone. */
export function isIncomplete(before: Listing, told: ToldState): boolean {
  return before.state !== told.state || (before.ownMaximum !== null && before.bids !== told.bids);
}

/** The bids with another one, which is seen once however often it is told. */
export function bidsAfter(known: BidPages, bid: Omit<Bid, 'mine'>): BidPages {
  const [first, ...rest] = known.pages;
  if (!first || known.pages.some(({ items }) => items.some(({ sequence }) => sequence === bid.sequence)))
    return known;
  return { ...known, pages: [{ ...first, items: [{ ...bid, mine: false }, ...first.items] }, ...rest] };
}

/** The property with the price and the end of its auction, so that all of its page says the same. */
export function propertyAfter(property: Property, listingId: string, told: ToldState): Property {
  const { listing } = property;
  if (listing?.id !== listingId) return property;
  const price = told.bidPrice ?? listing.price;
  return { ...property, listing: { ...listing, price, endsAt: told.endsAt ?? listing.endsAt } };
}

/** What the reader has to bid at least. Whoever leads raises their own maximum. */
export function leastFor(listing: Listing): number {
  if (listing.leading && listing.ownMaximum !== null) return listing.ownMaximum + 1;
  return (
    listing.leastBid ?? leastBid({ start: listing.price, step: listing.step ?? 1, price: listing.bidPrice })
  );
}
