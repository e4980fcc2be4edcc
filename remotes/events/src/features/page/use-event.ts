import { call, toast, useLiveTopic, useMutation, useQuery, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type EventPage, eventQuery } from '../../events/queries.ts';

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
