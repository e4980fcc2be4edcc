import { type Offer, STALE_AFTER } from '@boardwalk/contracts';
import { call, endpointFilters, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

export type OfferMove = 'accept' | 'decline' | 'withdraw';

/** Decides an offer, or withdraws the reader's own. A failure refetches the deals too: the other side may have been faster. */
export function useOfferMove({ id }: Pick<Offer, 'id'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const done: Record<OfferMove, string> = {
    accept: t`Offer accepted. The property is reserved until the buyer pays.`,
    decline: t`The offer is declined.`,
    withdraw: t`Your offer is withdrawn.`,
  };
  return useMutation({
    mutationFn: (action: OfferMove) => call('POST /api/offers/:id/:action', { params: { id, action } }),
    onSuccess: (_offer, action) => toast.add({ description: done[action], tone: 'success' }),
    onError: () =>
      void queries.invalidateQueries(endpointFilters(...STALE_AFTER['POST /api/offers/:id/:action'])),
  });
}
