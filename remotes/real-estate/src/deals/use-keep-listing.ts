import type { Listing } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { listingQuery } from './deal-queries.ts';

/** Queries that a change of a listing may affect. */
const CONCERNED = [
  'GET /api/listings/mine',
  'GET /api/properties',
  'GET /api/properties/:id',
  'GET /api/properties/mine',
  'GET /api/properties/map',
  'GET /api/properties/market',
  'GET /api/settlements',
  'GET /api/offers',
  'GET /api/viewings/mine',
];

/** Returns a function that invalidates all queries about listings and deals. */
export function useAskAnew() {
  const queries = useQueryClient();
  return () => {
    for (const endpoint of CONCERNED) void queries.invalidateQueries({ queryKey: [endpoint] });
  };
}

/** Stores the server's response of a listing in the cache: its page shows it immediately, the rest is invalidated. */
export function useKeepListing() {
  const queries = useQueryClient();
  const askAnew = useAskAnew();
  return (listing: Listing) => {
    storeRow(queries, listingQuery(listing.id).queryKey, listing);
    askAnew();
  };
}
