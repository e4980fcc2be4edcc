import { STALE_AFTER, type Viewing } from '@boardwalk/contracts';
import { call, endpointFilters, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useRefusals } from './use-refusals.ts';

export type ViewingMove = 'book' | 'cancel' | 'remove';

/** Books a viewing, cancels its booking, or removes it. A failure refetches the viewings too. */
export function useViewingMove({ id }: Pick<Viewing, 'id'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refusal = useRefusals();
  const done: Record<ViewingMove, string> = {
    book: t`The viewing is booked. You are reminded an hour before.`,
    cancel: t`The booking is cancelled.`,
    remove: t`The viewing is removed.`,
  };
  return useMutation({
    mutationFn: async (move: ViewingMove) => {
      if (move === 'remove') await call('DELETE /api/viewings/:id', { params: { id } });
      else await call('POST /api/viewings/:id/:action', { params: { id, action: move } });
    },
    onSuccess: (_nothing, move) => toast.add({ description: done[move], tone: 'success' }),
    onError: (error, move) => {
      // The others have a dialog, which shows the failure.
      if (move === 'book') toast.add({ description: refusal(error), tone: 'destructive' });
      void queries.invalidateQueries(endpointFilters(...STALE_AFTER['POST /api/viewings/:id/:action']));
    },
    meta: { handlesError: true },
  });
}
