import { type EventAnswer, type EventCard, type RsvpStatus, STALE_AFTER } from '@boardwalk/contracts';
import { call, endpointFilters, useMutation, useQueryClient } from '@boardwalk/kit';
import { answered, cardAnswered } from './answered.ts';
import { type EventPage, eventQuery } from './queries.ts';

/** A paginated list in the cache. */
interface CachedList {
  pages?: { items: EventCard[] }[];
}

interface RsvpOptions {
  /** Called with the status that the server has stored; null after a withdrawal. */
  onStored?: (status: RsvpStatus | null, place: number | null) => void;
}

/** Sends the response to a date; null withdraws it. Optimistic, on its page and in lists: reverts if the server rejects it. */
export function useRsvp({ id }: Pick<EventCard, 'id'>, { onStored }: RsvpOptions = {}) {
  const queries = useQueryClient();
  const { queryKey } = eventQuery(id);
  const lists = endpointFilters('GET /api/events');
  return useMutation({
    mutationFn: async (status: EventAnswer | null) => {
      if (status !== null)
        return await call('PUT /api/events/:id/answer', { params: { id }, body: { status } });
      await call('DELETE /api/events/:id/answer', { params: { id } });
      return null;
    },
    onMutate: async (status) => {
      await Promise.all([queries.cancelQueries({ queryKey }), queries.cancelQueries(lists)]);
      const before = queries.getQueryData<EventPage>(queryKey);
      const listsBefore = queries.getQueriesData<CachedList>(lists);
      queries.setQueryData<EventPage>(queryKey, (page) => page && answered(page, status));
      queries.setQueriesData<CachedList>(lists, (list) => list && withAnswer(list, id, status));
      return { before, listsBefore };
    },
    onError: (_error, _status, context) => {
      queries.setQueryData(queryKey, context?.before);
      for (const [key, list] of context?.listsBefore ?? []) queries.setQueryData(key, list);
      void queries.invalidateQueries(endpointFilters(...STALE_AFTER['PUT /api/events/:id/answer']));
    },
    onSuccess: (stored) => {
      if (stored) {
        const { mine, ...counts } = stored;
        queries.setQueryData<EventPage>(
          queryKey,
          (page) => page && { ...page, ...counts, mine, answer: mine.status },
        );
      }
      onStored?.(stored?.mine.status ?? null, stored?.mine.place ?? null);
    },
  });
}

function withAnswer(list: CachedList, id: string, status: EventAnswer | null): CachedList {
  const pages = list.pages?.map((page) => ({
    ...page,
    items: page.items.map((card) => (card.id === id ? cardAnswered(card, status) : card)),
  }));
  return pages ? { ...list, pages } : list;
}
