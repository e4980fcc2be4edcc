import type { SubmissionState } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 25;

export interface QueueFilters {
  form?: string;
  state?: SubmissionState;
  who?: 'me' | 'none';
  overdue?: true;
  search?: string;
}

/** The queue, those that have waited longest first. */
export function reviewPages({ overdue, ...filters }: QueueFilters) {
  const query = { ...filters, limit: PAGE_SIZE, ...(overdue && { overdue: 'true' }) };
  return endpointPages('GET /api/reviews', { query }, { staleTime: 0 });
}

/** How many wait. */
export const countsQuery = {
  ...endpointQuery('GET /api/reviews/counts', {}, { suppressErrors: true }),
  staleTime: 0,
};

/** An application with all that a reviewer needs. Others work on it too: it is asked for again while the page is seen. */
export const reviewQuery = (id: string) => ({
  ...endpointQuery('GET /api/reviews/:id', { params: { id } }, { suppressErrors: true }),
  staleTime: 0,
  refetchInterval: 15_000,
});

/** Those who may review. */
export const reviewersQuery = endpointQuery('GET /api/reviewers', {}, { suppressErrors: true });

/** One's own hours for interviews. */
export const slotsQuery = {
  ...endpointQuery('GET /api/interview-slots', {}, { suppressErrors: true }),
  staleTime: 0,
};
