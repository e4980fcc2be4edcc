import { endpointQuery } from '@boardwalk/kit';

/** Tags of articles. On failure their row is omitted. */
export const tagsQuery = endpointQuery('GET /api/articles/tags', {});
