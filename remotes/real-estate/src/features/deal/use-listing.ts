import { isOpenListing, type Listing, type Property } from '@boardwalk/contracts';
import { endpointFilters, useLiveTopic, useQuery, useQueryClient } from '@boardwalk/kit';
import { bidPages, listingQuery } from '../../deals/queries.ts';
import {
  type BidPages,
  bidsAfter,
  isIncomplete,
  type ListingUpdate,
  listingAfter,
  propertyAfter,
} from './live-listing.ts';

/** A listing with live updates. */
export function useListing(id: string) {
  const queries = useQueryClient();
  const query = listingQuery(id);
  const bids = bidPages(id);
  const { data: listing, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const take = (update: ListingUpdate) => {
    const seen = queries.getQueryData<Listing>(query.queryKey);
    if (!seen) return;
    const next = listingAfter(seen, update);
    if (next === seen) return;
    queries.setQueryData(query.queryKey, next);
    queries.setQueriesData<Property>(endpointFilters('GET /api/properties/:id'), (property) =>
      property ? propertyAfter(property, id, update) : property,
    );
    if (isIncomplete(seen, update)) void queries.invalidateQueries({ queryKey: query.queryKey });
    if (seen.state !== update.state)
      void queries.invalidateQueries(endpointFilters('GET /api/properties/:id', 'GET /api/settlements'));
  };
  useLiveTopic('listings/:id', {
    params: { id },
    enabled: listing !== undefined && isOpenListing(listing.state),
    onEvent: {
      state: take,
      bid: (bid) => queries.setQueryData<BidPages>(bids.queryKey, (known) => known && bidsAfter(known, bid)),
    },
    // Bids missed while disconnected aren't repeated.
    onOpen: () => {
      if (listing?.kind === 'auction') void queries.invalidateQueries({ queryKey: bids.queryKey });
    },
  });
  return { listing, error, refetch: () => void refetch() };
}
