import type { Listing } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { listingQuery } from './deal-queries.ts';

/** What a change of a listing can concern. */
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

/** Asks anew for all that a change of a listing can concern. */
export function useAskAnew() {
  const queries = useQueryClient();
  return () => {
    for (const endpoint of CONCERNED) void queries.invalidateQueries({ queryKey: [endpoint] });
  };
}

/** Keeps a listing as the server answered it: its page shows it at once, the rest is asked anew. */
export function useKeepListing() {
  const queries = useQueryClient();
  const askAnew = useAskAnew();
  return (listing: Listing) => {
    storeRow(queries, listingQuery(listing.id).queryKey, listing);
    askAnew();
  };
}
