import type { Comment } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import { editableUntil, moderates } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';

/** A comment as this caller may see it: what was removed, and what was said about it, is for moderators. */
export function toComment(
  row: CommentRow,
  caller: Caller,
  author: Comment['author'],
  reports: number,
): Comment {
  const { id, articleId, state, createdAt, editedAt } = row;
  const hidden = state === 'removed' && !moderates(caller);
  return {
    ...{ id, articleId, author, state },
    text: hidden ? '' : row.text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    reports: moderates(caller) ? reports : 0,
    mine: row.authorId === caller.id,
    editableUntil: editableUntil(row).toISOString(),
  };
}
