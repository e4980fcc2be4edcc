import { endpointFilters, useLiveTopic, useQueryClient } from '@boardwalk/kit';
import { submissionQuery } from './queries.ts';

/** Refetches the member's application and its messages after a change. */
export function useSubmissionNews(id: string): void {
  const queries = useQueryClient();
  const refetch = () => {
    void queries.invalidateQueries({ queryKey: submissionQuery(id).queryKey });
    void queries.invalidateQueries(endpointFilters('GET /api/submissions/:id/messages'));
  };
  useLiveTopic('submissions/:id', { params: { id }, onEvent: { changed: refetch }, onOpen: refetch });
}
