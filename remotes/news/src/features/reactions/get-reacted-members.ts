import type { ReactionKind } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';

/** As many names as fit into a tooltip. */
export const NAMES_SHOWN = 8;
const PAGE_SIZE = 30;

/** The first who reacted in one way. Where they can't be had, the tooltip says the kind alone. */
export function firstMembersQuery(articleId: string, kind: ReactionKind) {
  return endpointQuery(
    'GET /api/articles/:id/reactions/members',
    { params: { id: articleId }, query: { kind, limit: NAMES_SHOWN } },
    { suppressErrors: true },
  );
}

/** Who reacted in one way, newest first. */
export function memberPages(articleId: string, kind: ReactionKind) {
  return endpointPages('GET /api/articles/:id/reactions/members', {
    params: { id: articleId },
    query: { kind, limit: PAGE_SIZE },
  });
}

/** All lists of who reacted to an article. */
export function membersKeys(articleId: string) {
  const input = { params: { id: articleId } };
  return [
    ['GET /api/articles/:id/reactions/members', input],
    ['GET /api/articles/:id/reactions/members', 'pages', input],
  ];
}
