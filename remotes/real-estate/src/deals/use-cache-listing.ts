import type { Listing } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { listingQuery } from './queries.ts';

/** Returns a function that stores the server's response of a listing in the cache: its page shows it immediately. */
export function useCacheListing() {
  const queries = useQueryClient();
  return (listing: Listing) => storeRow(queries, listingQuery(listing.id).queryKey, listing);
}
