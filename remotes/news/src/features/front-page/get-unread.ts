import { endpointQuery } from '@boardwalk/kit';

/** Articles that the member hasn't opened yet. On failure nothing is marked. */
export const unreadQuery = endpointQuery('GET /api/articles/unread', {});
