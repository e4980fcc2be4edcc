import type { Review, SubmissionState } from '@boardwalk/contracts';
import { clock, endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 25;
/** Where the clocks of browser and server differ, a claim that has ended here may not have ended there. */
const SHORTEST_WAIT_MS = 5_000;

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

/** An application with all that a reviewer needs. `useReviewNews` has it asked for again when it is different. */
export const reviewQuery = (id: string) => ({
  ...endpointQuery('GET /api/reviews/:id', { params: { id } }, { suppressErrors: true }),
  staleTime: 0,
  // A claim ends by itself: nobody is told.
  refetchInterval: ({ state: { data } }: { state: { data: Review | undefined } }) => msUntilClaimEnds(data),
});

function msUntilClaimEnds(review: Review | undefined): number | false {
  return review?.claim ? Math.max(Date.parse(review.claim.until) - clock.now(), SHORTEST_WAIT_MS) : false;
}

/** Those who may review. */
export const reviewersQuery = endpointQuery('GET /api/reviewers', {}, { suppressErrors: true });

/** One's own hours for interviews. */
export const slotsQuery = {
  ...endpointQuery('GET /api/interview-slots', {}, { suppressErrors: true }),
  staleTime: 0,
};
