import type { Review, SubmissionState } from '@boardwalk/contracts';
import { clock, endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 25;
/** Minimum delay in milliseconds: with clock skew, a claim that has expired here may still be valid on the server. */
const MIN_DELAY_MS = 5_000;

export interface QueueFilters {
  form?: string;
  state?: SubmissionState;
  who?: 'me' | 'none';
  overdue?: true;
  search?: string;
}

/** The queue, longest waiting first. */
export function reviewPages({ overdue, ...filters }: QueueFilters) {
  const query = { ...filters, limit: PAGE_SIZE, ...(overdue && { overdue: 'true' }) };
  return endpointPages('GET /api/reviews', { query }, { staleTime: 0 });
}

/** Numbers of waiting applications. */
export const countsQuery = {
  ...endpointQuery('GET /api/reviews/counts', {}),
  staleTime: 0,
};

/** An application as a reviewer sees it. `useReviewUpdates` refetches it after a change. */
export const reviewQuery = (id: string) => ({
  ...endpointQuery('GET /api/reviews/:id', { params: { id } }),
  staleTime: 0,
  // No event is sent when a claim expires.
  refetchInterval: ({ state: { data } }: { state: { data: Review | undefined } }) => msUntilClaimEnds(data),
});

function msUntilClaimEnds(review: Review | undefined): number | false {
  return review?.claim ? Math.max(Date.parse(review.claim.until) - clock.now(), MIN_DELAY_MS) : false;
}

/** Notes of the reviewers, which the applicant can't read. */
export const notePages = (id: string) =>
  endpointPages('GET /api/reviews/:id/notes', { params: { id }, query: { limit: 100 } }, { staleTime: 0 });

/** Messages between the reviewers and the applicant. */
export const messagePages = (id: string) =>
  endpointPages('GET /api/reviews/:id/messages', { params: { id }, query: { limit: 100 } }, { staleTime: 0 });

/** Members who may review. */
export const reviewersQuery = endpointQuery('GET /api/reviewers', {});

/** The reviewer's own interview slots. */
export const slotsQuery = {
  ...endpointQuery('GET /api/interview-slots', {}),
  staleTime: 0,
};
