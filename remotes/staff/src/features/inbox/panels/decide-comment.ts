import type { Comment } from '@boardwalk/contracts';
import { call, endpointQuery } from '@boardwalk/kit';

/** A comment with its reports and its neighbors. */
export function caseQuery(id: string) {
  return {
    ...endpointQuery('GET /api/comments/:id/case', { params: { id } }),
    staleTime: 0,
  };
}

/** Keeps a comment, hides it, or removes it. @param reason for the audit log; empty without one. */
export function decide(
  { id, version }: Pick<Comment, 'id' | 'version'>,
  decision: 'show' | 'hold' | 'remove',
  reason = '',
) {
  return call('POST /api/comments/:id/moderation', { params: { id }, body: { decision, version, reason } });
}
