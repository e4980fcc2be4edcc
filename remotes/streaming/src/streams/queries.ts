import type { EndpointAnswer } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';
import type { StreamFilters } from './stream-filters.ts';

/** Maximum of the API: a community with more live streams needs filters. */
const MAX_PAGE_SIZE = 100;

export type LivePage = EndpointAnswer<'GET /api/streams'>;

/** Live streams, and the filter options. */
export function liveQuery(filters: StreamFilters) {
  return endpointQuery('GET /api/streams', { query: { ...filters, limit: MAX_PAGE_SIZE } });
}

/** Dates of all schedules between two instants. */
export function scheduleQuery(filters: StreamFilters, { from, to }: { from: string; to: string }) {
  return endpointQuery('GET /api/streams/schedule', { query: { ...filters, from, to } });
}

/** The page of a streamer. */
export function streamQuery(username: string) {
  return endpointQuery('GET /api/streams/:username', { params: { username } });
}

/** Streamers that the reader follows. */
export const followingPages = endpointPages('GET /api/streams/following', {
  query: { limit: MAX_PAGE_SIZE },
});

/** The reader's own channel, if they have one. */
export const ownQuery = endpointQuery('GET /api/streams/me', {});

/** Slots of the reader's own schedule. */
export const slotsQuery = endpointQuery('GET /api/streams/me/slots', {});
