import { endpointFilters, useLiveTopic, useQueryClient } from '@boardwalk/kit';
import { reviewQuery } from './queries.ts';

/** Refetches an application and its two threads after changes by others. */
export function useReviewUpdates(id: string): void {
  const queries = useQueryClient();
  const refetch = () => {
    void queries.invalidateQueries({ queryKey: reviewQuery(id).queryKey });
    void queries.invalidateQueries(
      endpointFilters('GET /api/reviews/:id/notes', 'GET /api/reviews/:id/messages'),
    );
  };
  useLiveTopic('reviews/:id', { params: { id }, onEvent: { changed: refetch }, onOpen: refetch });
}

/** Refetches the queue and its counts after a change. */
export function useQueueUpdates(): void {
  const queries = useQueryClient();
  const refetch = () =>
    void queries.invalidateQueries(endpointFilters('GET /api/reviews', 'GET /api/reviews/counts'));
  useLiveTopic('reviews', { onEvent: { changed: refetch }, onOpen: refetch });
}
