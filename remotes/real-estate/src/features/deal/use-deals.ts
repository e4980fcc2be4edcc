import type { Listing, NewListing } from '@boardwalk/contracts';
import {
  call,
  RequestError,
  storeRow,
  toast,
  useIdempotencyKey,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { bidPages, listingQuery, useCacheListing } from '../../deals/queries.ts';

/** Buys or rents at the asking price. */
export function usePurchase({ id, kind }: Pick<Listing, 'id' | 'kind'>) {
  const { t } = useLingui();
  const withKey = useIdempotencyKey();
  const queries = useQueryClient();
  const cacheListing = useCacheListing();
  const messages: Record<NewListing['kind'], string> = {
    sale: t`The property is reserved for you. Pay for it in the game.`,
    auction: t`The property is reserved for you. Pay for it in the game.`,
    rent: t`The property is reserved for you. Pay the first week in the game.`,
  };
  return useMutation({
    mutationFn: () =>
      withKey({ id }, (idempotencyKey) =>
        call('POST /api/listings/:id/purchase', { params: { id } }, { idempotencyKey }),
      ),
    onSuccess: (listing) => {
      cacheListing(listing);
      toast.add({ description: messages[kind], tone: 'success' });
    },
    onError: () => void queries.invalidateQueries({ queryKey: listingQuery(id).queryKey }),
  });
}

/** Bids with a maximum. */
export function useBid({ id }: Pick<Listing, 'id'>) {
  const withKey = useIdempotencyKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (maximum: number) =>
      withKey({ id, maximum }, (idempotencyKey) =>
        call('POST /api/listings/:id/bids', { params: { id }, body: { maximum } }, { idempotencyKey }),
      ),
    onSuccess: (listing) => storeRow(queries, listingQuery(id).queryKey, listing),
    onError: async (error) => {
      const refetched = queries.invalidateQueries({ queryKey: listingQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: bidPages(id).queryKey });
      // After a bid that was too low, the new minimum is shown. Offline this isn't awaited.
      if (error instanceof RequestError && error.code === 'BID_TOO_LOW') await refetched;
    },
  });
}
