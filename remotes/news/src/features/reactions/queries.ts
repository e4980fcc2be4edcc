import type { ReactionKind } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';

/** Reactions of members. On failure the row is omitted. */
export function reactionsQuery(articleId: string) {
  return endpointQuery('GET /api/articles/:id/reactions', { params: { id: articleId } });
}

/** Number of names in a tooltip. */
export const NAMES_SHOWN = 8;
const PAGE_SIZE = 30;

/** The first members with a kind of reaction. On failure the tooltip only shows the kind. */
export function firstMembersQuery(articleId: string, kind: ReactionKind) {
  return endpointQuery('GET /api/articles/:id/reactions/members', {
    params: { id: articleId },
    query: { kind, limit: NAMES_SHOWN },
  });
}

/** Members with a kind of reaction, newest first. */
export function memberPages(articleId: string, kind: ReactionKind) {
  return endpointPages('GET /api/articles/:id/reactions/members', {
    params: { id: articleId },
    query: { kind, limit: PAGE_SIZE },
  });
}
