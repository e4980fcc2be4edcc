import { endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** The member's own warnings and punishments, newest first. */
export const ownPunishmentPages = endpointPages(
  'GET /api/users/me/punishments',
  { query: { limit: PAGE_SIZE } },
  { staleTime: 0 },
);

/** Current text of a server rule. */
export function ruleQuery(id: string) {
  return endpointQuery('GET /api/rules/:id', { params: { id } });
}
