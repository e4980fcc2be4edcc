import type { Listing } from '@boardwalk/contracts';
import { call, endpointFilters, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { listingQuery, useCacheListing } from './queries.ts';

/** Withdraws a listing, or removes a draft. */
export function useWithdrawListing({ id, version, state }: Pick<Listing, 'id' | 'version' | 'state'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const cacheListing = useCacheListing();
  return useMutation({
    mutationFn: () => call('POST /api/listings/:id/withdraw', { params: { id }, body: { version } }),
    onSuccess: (listing) => {
      cacheListing(listing);
      toast.add({
        description: state === 'draft' ? t`Draft deleted.` : t`The listing is withdrawn.`,
        tone: 'success',
      });
    },
    onError: () => {
      void queries.invalidateQueries({ queryKey: listingQuery(id).queryKey });
      void queries.invalidateQueries(endpointFilters('GET /api/listings/mine'));
    },
  });
}
