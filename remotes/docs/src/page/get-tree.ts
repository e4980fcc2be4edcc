import { endpointQuery } from '@boardwalk/kit';

/** Published pages, in reading order. The page shows a failure itself. */
export const treeQuery = endpointQuery('GET /api/docs', {});
/** All pages including drafts, for authors. */
export const wholeTreeQuery = endpointQuery('GET /api/docs/all', {});
