import type { EventScope } from '@boardwalk/contracts';
import { call, RequestError, toast, useMutation, useNavigate, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type EventPage, eventQuery, useStoreEvent } from '../../events/queries.ts';

export type HostMove = 'submit' | 'take-back' | 'publish';

/** Mutations of hosts and publishers. After a version conflict the current state is shown. */
export function useEventMoves({ id, version }: Pick<EventPage, 'id' | 'version'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const storeEvent = useStoreEvent();
  const onError = (error: unknown) => {
    if (error instanceof RequestError && error.code === 'EVENT_STALE')
      void queries.invalidateQueries({ queryKey: eventQuery(id).queryKey });
  };
  const done: Record<HostMove, string> = {
    submit: t`Event proposed. The team will review it.`,
    'take-back': t`Proposal withdrawn. The event is a draft again.`,
    publish: t`Event published.`,
  };
  const move = useMutation({
    mutationFn: (name: HostMove) =>
      call(`POST /api/events/:id/${name}`, { params: { id }, body: { version } }),
    onSuccess: (event, name) => {
      storeEvent(event);
      toast.add({ description: done[name], tone: 'success' });
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: (body: { scope: EventScope; reason: string }) =>
      call('POST /api/events/:id/cancel', { params: { id }, body: { ...body, version } }),
    onSuccess: (event) => {
      storeEvent(event);
      toast.add({ description: t`Event cancelled. The guests will be notified.`, tone: 'success' });
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/events/:id', { params: { id } }),
    onSuccess: () => {
      toast.add({ description: t`Draft deleted.`, tone: 'success' });
      void navigate('/events/mine');
    },
    onError,
  });
  return { move, cancel, remove };
}
