import { endpointQuery } from '@boardwalk/kit';

/** What the member hasn't opened yet. Without it nothing is marked. */
export const unreadQuery = endpointQuery('GET /api/articles/unread', {}, { suppressErrors: true });
