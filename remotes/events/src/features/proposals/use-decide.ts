import type { EventPlanCard } from '@boardwalk/contracts';
import { call, endpointFilters, RequestError, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { planQuery, useStoreEvent } from '../../events/queries.ts';

/** Publishes or declines a proposal, on the version that was read. `changed` is true if there is another version. */
export function useDecide({ id, version }: Pick<EventPlanCard, 'id' | 'version'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const storeEvent = useStoreEvent();
  const [changed, setChanged] = useState(false);
  const onMutate = () => setChanged(false);
  const onError = (error: unknown) => {
    if (!(error instanceof RequestError) || error.status !== 409) return;
    setChanged(error.code === 'EVENT_STALE');
    void queries.invalidateQueries({ queryKey: planQuery(id).queryKey });
    void queries.invalidateQueries(endpointFilters('GET /api/events/plans'));
  };
  const publish = useMutation({
    mutationFn: () => call('POST /api/events/:id/publish', { params: { id }, body: { version } }),
    onMutate,
    onSuccess: (event) => {
      storeEvent(event);
      toast.add({ description: t`Event published. The hosts will be notified.`, tone: 'success' });
    },
    onError,
    meta: { handlesError: true },
  });
  const decline = useMutation({
    mutationFn: (note: string) =>
      call('POST /api/events/:id/decline', { params: { id }, body: { version, note } }),
    onMutate,
    onSuccess: (event) => {
      storeEvent(event);
      toast.add({ description: t`Proposal declined. The hosts will be notified.`, tone: 'success' });
    },
    onError,
    meta: { handlesError: true },
  });
  return { publish, decline, changed };
}
