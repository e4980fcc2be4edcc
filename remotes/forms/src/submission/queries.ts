import type { Submission } from '@boardwalk/contracts';
import {
  endpointFilters,
  endpointPages,
  endpointQuery,
  storeRow,
  useLiveTopic,
  useQueryClient,
} from '@boardwalk/kit';
import { useCallback } from 'react';

/** An application of the member. */
export const submissionQuery = (id: string) => ({
  ...endpointQuery('GET /api/submissions/:id', { params: { id } }),
  // The member is waiting for changes.
  staleTime: 0,
});

/** The open forms, each with the member's status. */
export const openFormsQuery = {
  ...endpointQuery('GET /api/forms', {}),
  staleTime: 0,
};

/** A form to fill in. */
export const publishedFormQuery = (slug: string) => ({
  ...endpointQuery('GET /api/forms/:slug', { params: { slug } }),
  staleTime: 0,
});

/** The member's applications, last changed first. */
export const ownSubmissionPages = endpointPages(
  'GET /api/submissions',
  { query: { limit: 20 } },
  { staleTime: 0 },
);

/** Messages between the applicant and the team. */
export const messagePages = (id: string) =>
  endpointPages(
    'GET /api/submissions/:id/messages',
    { params: { id }, query: { limit: 100 } },
    { staleTime: 0 },
  );

/** Interview slots that the applicant can book. */
export const bookableSlotsQuery = (id: string) => ({
  ...endpointQuery('GET /api/submissions/:id/interview-slots', { params: { id } }),
  staleTime: 0,
});

/** The member's linked accounts. They change on another page or in another tab, while the form waits for it. */
export const identitiesQuery = {
  ...endpointQuery('GET /api/identities', {}),
  staleTime: 0,
  refetchOnWindowFocus: true,
};

/** Returns a function that stores the server's response in the cache. */
export function useStoreSubmission(): (submission: Submission) => void {
  const queries = useQueryClient();
  return useCallback(
    (submission) => storeRow(queries, submissionQuery(submission.id).queryKey, submission),
    [queries],
  );
}

/** Refetches the member's application and its messages after a change. */
export function useSubmissionUpdates(id: string): void {
  const queries = useQueryClient();
  const refetch = () => {
    void queries.invalidateQueries({ queryKey: submissionQuery(id).queryKey });
    void queries.invalidateQueries(endpointFilters('GET /api/submissions/:id/messages'));
  };
  useLiveTopic('submissions/:id', { params: { id }, onEvent: { changed: refetch }, onOpen: refetch });
}
