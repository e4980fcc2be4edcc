import { call, toast, useMutation, useNavigate, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type EventPage, eventQuery, useStoreEvent } from '../../events/queries.ts';

/** Accepts the invitation to host an event, and leaves its hosts. */
export function useHosting({ id, may }: Pick<EventPage, 'id' | 'may'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const storeEvent = useStoreEvent();
  const refresh = () => queries.invalidateQueries({ queryKey: eventQuery(id).queryKey });
  const accept = useMutation({
    mutationFn: () => call('PUT /api/events/:id/hosting', { params: { id } }),
    onSuccess: (event) => {
      storeEvent(event);
      toast.add({ description: t`You host this event now.`, tone: 'success' });
    },
    onError: refresh,
  });
  const leave = useMutation({
    mutationFn: () => call('DELETE /api/events/:id/hosting', { params: { id } }),
    onSuccess: () => {
      toast.add({
        description: may.host ? t`Invitation declined.` : t`You no longer host this event.`,
        tone: 'success',
      });
      // A former host can't see an unpublished event any more.
      void navigate('/events/mine');
      queries.removeQueries({ queryKey: eventQuery(id).queryKey });
    },
    onError: refresh,
  });
  return { accept, leave };
}
