import { currentUserQuery, toast, useEndpointMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Cancels the deletion of the account. */
export function useCancelDeletion() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useEndpointMutation('DELETE /api/users/me/deletion', {
    onSuccess: (user) => {
      queries.setQueryData(currentUserQuery.queryKey, user);
      toast.add({ description: t`Your account stays.`, tone: 'success' });
    },
  });
}
