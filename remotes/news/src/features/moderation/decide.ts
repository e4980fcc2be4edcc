import { call, invalidateEndpoints, undoable, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

type Decision = 'show' | 'remove' | 'hold';

function decide({ id, ...body }: { id: string; version: number; decision: Decision }) {
  return call('POST /api/comments/:id/moderation', { params: { id }, body });
}

/** Shows a comment, or removes it, based on the version that the moderator saw. Both close its reports, and can be undone. */
export function useDecide() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: ({ id, version }, { decision }) => {
      undoable({
        message: decision === 'remove' ? t`Comment removed` : t`Comment approved`,
        undo: () => decide({ id, version, decision: decision === 'remove' ? 'show' : 'hold' }),
      });
    },
    onSettled: () => invalidateEndpoints(queries, 'GET /api/comments/queue'),
  });
}
