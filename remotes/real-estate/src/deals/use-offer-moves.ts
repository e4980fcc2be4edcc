import type { Offer } from '@boardwalk/contracts';
import { call, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { listingQuery } from './deal-queries.ts';
import { useAskAnew } from './use-keep-listing.ts';

export type OfferMove = 'accept' | 'decline' | 'withdraw';

/** Decides an offer, or withdraws the reader's own. Lists are invalidated in any case. */
export function useOfferMove({ id, listingId }: Pick<Offer, 'id' | 'listingId'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const askAnew = useAskAnew();
  const done: Record<OfferMove, string> = {
    accept: t`Offer accepted. The property is reserved until the buyer pays.`,
    decline: t`The offer is declined.`,
    withdraw: t`Your offer is withdrawn.`,
  };
  return useMutation({
    mutationFn: (action: OfferMove) => call('POST /api/offers/:id/:action', { params: { id, action } }),
    onSuccess: (_offer, action) => toast.add({ description: done[action], tone: 'success' }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: listingQuery(listingId).queryKey });
      askAnew();
    },
    meta: { handlesError: true },
  });
}
