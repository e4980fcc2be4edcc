import type { EndpointAnswer, EventPlanState } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';
import type { EventFilters } from './event-filters.ts';

/** As many as the API answers at once. */
const MOST = 100;

export type EventPart = 'going' | 'hosting';
export type PlanScope = 'mine' | 'pending';

/** The dates that go on between two instants; without an end all that follow, a page at a time. */
export function eventPages(filters: EventFilters, window: { from: string; to?: string }) {
  return endpointPages('GET /api/events', { query: { ...filters, ...window, limit: window.to ? MOST : 30 } });
}

/** One date, whole. The screen shows a failure itself. */
export function eventQuery(id: string) {
  return endpointQuery('GET /api/events/:id', { params: { id } }, { suppressErrors: true });
}

/** Who goes, or may come, as far as they show themselves. */
export function attendeePages(id: string, status: 'going' | 'maybe') {
  return endpointPages('GET /api/events/:id/attendees', { params: { id }, query: { status, limit: 24 } });
}

export function ownPages(part: EventPart, when: 'coming' | 'past') {
  return endpointPages('GET /api/events/mine', { query: { part, when, limit: 20 } });
}

/** Events as they are planned: the reader's, or the proposals that wait for a decision. */
export function planPages(scope: PlanScope, state?: EventPlanState) {
  return endpointPages('GET /api/events/plans', { query: { scope, state, limit: 50 } });
}

export function planQuery(id: string) {
  return endpointQuery('GET /api/events/:id/plan', { params: { id } }, { suppressErrors: true });
}

export const calendarLinkQuery = endpointQuery('GET /api/events/calendar-link', {}, { suppressErrors: true });

export type EventPage = EndpointAnswer<'GET /api/events/:id'>;
