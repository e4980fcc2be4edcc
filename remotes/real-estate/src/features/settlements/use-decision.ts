import type { EndpointInput, Settlement } from '@boardwalk/contracts';
import { call, endpointFilters, RequestError, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

type Decision = EndpointInput<'POST /api/settlements/:id/decision'>['body']['decision'];

/** Decides a payment, on the version that was read. `changed` is true if there is another version. */
export function useDecision({ id, version }: Settlement, onDecided: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [changed, setChanged] = useState(false);
  const decide = useMutation({
    mutationFn: ({ decision, note }: { decision: Decision; note: string }) =>
      call('POST /api/settlements/:id/decision', { params: { id }, body: { decision, version, note } }),
    onMutate: () => setChanged(false),
    onSuccess: ({ state }) => {
      onDecided();
      toast.add({
        description:
          state === 'confirmed'
            ? t`Payment confirmed. Both sides will be notified.`
            : t`Settlement cancelled. Both sides will be notified.`,
        tone: 'success',
      });
    },
    onError: (error) => {
      if (!(error instanceof RequestError) || error.status !== 409) return;
      setChanged(true);
      void queries.invalidateQueries(endpointFilters('GET /api/settlements'));
    },
    meta: { handlesError: true },
  });
  return { decide, changed };
}
