import type { CommunityEvent, EndpointAnswer, EventPlanState, RsvpStatus } from '@boardwalk/contracts';
import { endpointPages, endpointQuery, storeRow, useQueryClient } from '@boardwalk/kit';
import type { EventFilters } from './event-filters.ts';

/** Maximum of the API. */
const MAX_PAGE_SIZE = 100;

export type EventPart = 'going' | 'hosting';
export type PlanScope = 'mine' | 'pending';

/** Dates between two instants; without an end all that follow, paginated. */
export function eventPages(filters: EventFilters, window: { from: string; to?: string }) {
  return endpointPages('GET /api/events', {
    query: { ...filters, ...window, limit: window.to ? MAX_PAGE_SIZE : 30 },
  });
}

/** A full date. */
export function eventQuery(id: string) {
  return endpointQuery('GET /api/events/:id', { params: { id } });
}

/** Guests who attend, or may attend, if visible to the reader. */
export function attendeePages(id: string, status: 'going' | 'maybe') {
  return endpointPages('GET /api/events/:id/attendees', { params: { id }, query: { status, limit: 24 } });
}

/** All guests with their responses, for hosts. */
export function guestPages(id: string, status: RsvpStatus | undefined) {
  return endpointPages('GET /api/events/:id/guests', { params: { id }, query: { status, limit: 50 } });
}

export function ownPages(part: EventPart, when: 'coming' | 'past') {
  return endpointPages('GET /api/events/mine', { query: { part, when, limit: 20 } });
}

/** Events in planning: the reader's, or the proposals that wait for a decision. */
export function planPages(scope: PlanScope, state?: EventPlanState) {
  return endpointPages('GET /api/events/plans', { query: { scope, state, limit: 50 } });
}

export function planQuery(id: string) {
  return endpointQuery('GET /api/events/:id/plan', { params: { id } });
}

export const calendarLinkQuery = endpointQuery('GET /api/events/calendar-link', {});

export type EventPage = EndpointAnswer<'GET /api/events/:id'>;

/** Stores the server's response of an event in the cache: its page shows it immediately. */
export function useStoreEvent() {
  const queries = useQueryClient();
  return (event: CommunityEvent) => {
    storeRow(queries, eventQuery(event.id).queryKey, event);
    queries.removeQueries({ queryKey: planQuery(event.id).queryKey });
  };
}
