import { endpointQuery } from '@boardwalk/kit';

/** The published pages, in reading order. The screen shows a failure itself. */
export const treeQuery = endpointQuery('GET /api/docs', {}, { suppressErrors: true });
/** The same with drafts, for those who write. */
export const wholeTreeQuery = endpointQuery('GET /api/docs/all', {}, { suppressErrors: true });
