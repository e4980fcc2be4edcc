import { endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 20;
/** Others act on the same member, so cached data is outdated quickly. */
const fresh = { staleTime: 0 };

/** A member as staff see them. */
export function memberQuery(id: string) {
  return { ...endpointQuery('GET /api/users/:id', { params: { id } }), ...fresh };
}

/** Their warnings and punishments, newest first. */
export function punishmentPages(id: string) {
  return endpointPages(
    'GET /api/users/:id/punishments',
    { params: { id }, query: { limit: PAGE_SIZE } },
    fresh,
  );
}

/** Internal notes about them, newest first. */
export function notePages(id: string) {
  return endpointPages('GET /api/users/:id/notes', { params: { id }, query: { limit: PAGE_SIZE } }, fresh);
}

/** Their applications, oldest first. */
export function applicationPages(id: string) {
  return endpointPages('GET /api/reviews', { query: { applicant: id, limit: PAGE_SIZE } }, fresh);
}

/** All server rules that can be cited. */
export const rulesQuery = endpointQuery('GET /api/rules', {});
