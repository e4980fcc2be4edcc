import { endpointQuery } from '@boardwalk/kit';

/** The tags that articles have. Without them the page is the same, but for their row. */
export const tagsQuery = endpointQuery('GET /api/articles/tags', {}, { suppressErrors: true });
