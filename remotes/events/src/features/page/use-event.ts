import { type EventAnswer, STALE_AFTER } from '@boardwalk/contracts';
import {
  call,
  endpointFilters,
  toast,
  useLiveTopic,
  useMutation,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type EventPage, eventQuery } from '../../events/queries.ts';
import { answered } from './answered.ts';

/** A date with live guest counts. */
export function useEvent(id: string) {
  const queries = useQueryClient();
  const query = eventQuery(id);
  const { data: event, error, refetch } = useQuery(query);
  useLiveTopic('events/:id', {
    params: { id },
    enabled: event?.state === 'published',
    onEvent: {
      counts: ({ version, ...counts }) => {
        const seen = queries.getQueryData<EventPage>(query.queryKey);
        // Counts older than the shown version.
        if (seen && version < seen.version) return;
        if (seen && version > seen.version) void queries.invalidateQueries({ queryKey: query.queryKey });
        queries.setQueryData<EventPage>(query.queryKey, (page) => page && { ...page, ...counts });
      },
    },
  });
  return { event, error, refetch: () => void refetch() };
}

/** Sends the response to a date; null withdraws it. Optimistic: reverts if the server rejects it. */
export function useAnswer(event: EventPage) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = eventQuery(event.id);
  return useMutation({
    mutationFn: async (status: EventAnswer | null) => {
      if (status !== null)
        return await call('PUT /api/events/:id/answer', { params: { id: event.id }, body: { status } });
      await call('DELETE /api/events/:id/answer', { params: { id: event.id } });
      return null;
    },
    onMutate: async (status) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<EventPage>(queryKey);
      queries.setQueryData<EventPage>(queryKey, (page) => page && answered(page, status));
      return { before };
    },
    onError: (_error, _status, context) => {
      queries.setQueryData(queryKey, context?.before);
      void queries.invalidateQueries(endpointFilters(...STALE_AFTER['PUT /api/events/:id/answer']));
    },
    onSuccess: (taken) => {
      if (taken === null) return;
      const { mine, ...counts } = taken;
      queries.setQueryData<EventPage>(
        queryKey,
        (page) => page && { ...page, ...counts, mine, answer: mine.status },
      );
      if (mine.status === 'waitlisted')
        toast.add({
          description: t`The event is full. You are number ${mine.place ?? 1} on the waitlist and will be notified when you get a place.`,
          tone: 'success',
        });
    },
  });
}

/** Checks the reader in with the hosts' code. The form shows a rejection itself. */
export function useCheckIn(event: EventPage) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = eventQuery(event.id);
  return useMutation({
    mutationFn: (code: string) =>
      call('POST /api/events/:id/check-in', { params: { id: event.id }, body: { code } }),
    onSuccess: ({ mine, ...counts }) => {
      queries.setQueryData<EventPage>(
        queryKey,
        (page) => page && { ...page, ...counts, mine, answer: mine.status },
      );
      toast.add({ description: t`You are checked in.`, tone: 'success' });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
    meta: { handlesError: true },
  });
}
