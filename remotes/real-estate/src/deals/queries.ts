import type { Listing, SettlementState } from '@boardwalk/contracts';
import { endpointPages, endpointQuery, storeRow, useQueryClient } from '@boardwalk/kit';

/** Maximum page size of the API. */
const MAX_PAGE_SIZE = 100;

export type OfferBox = 'received' | 'sent' | 'city';
export type InquiryBox = 'own' | 'city';
export type TenancySide = 'tenant' | 'landlord';

/** A full listing. The page shows a failure itself, as for all queries below. */
export function listingQuery(id: string) {
  return endpointQuery('GET /api/listings/:id', { params: { id } });
}

/** Bids of an auction, last first. */
export function bidPages(id: string) {
  return endpointPages('GET /api/listings/:id/bids', { params: { id }, query: { limit: 10 } });
}

export function viewingsQuery(listingId: string) {
  return endpointQuery('GET /api/listings/:id/viewings', { params: { id: listingId } });
}

/** Upcoming viewings of the reader. */
export const ownViewingsQuery = endpointQuery('GET /api/viewings/mine', {});

/** The reader's listings, last changed first, with a page size that includes all drafts. */
export const ownListingPages = endpointPages('GET /api/listings/mine', { query: { limit: MAX_PAGE_SIZE } });

export function ownPropertyPages() {
  return endpointPages('GET /api/properties/mine', { query: { limit: 24 } });
}

export function offerPages(box: OfferBox) {
  return endpointPages('GET /api/offers', { query: { box, limit: 50 } });
}

/** Payments from or to the reader: pending ones, or those in a state. */
export function ownSettlementPages(state?: SettlementState) {
  return endpointPages('GET /api/settlements', { query: { mine: 'true', state, limit: 50 } });
}

export function tenancyPages(side: TenancySide) {
  return endpointPages('GET /api/tenancies', { query: { side, limit: 50 } });
}

export function tenancyQuery(id: string) {
  return endpointQuery('GET /api/tenancies/:id', { params: { id } });
}

export function inquiryPages(box: InquiryBox) {
  return endpointPages('GET /api/inquiries', { query: { box, limit: 50 } });
}

export function inquiryQuery(id: string) {
  return endpointQuery('GET /api/inquiries/:id', { params: { id } });
}

/** Messages of a conversation, last first. */
export function messagePages(id: string) {
  return endpointPages('GET /api/inquiries/:id/messages', { params: { id }, query: { limit: 30 } });
}

/** Returns a function that stores the server's response of a listing in the cache: its page shows it immediately. */
export function useCacheListing() {
  const queries = useQueryClient();
  return (listing: Listing) => storeRow(queries, listingQuery(listing.id).queryKey, listing);
}
