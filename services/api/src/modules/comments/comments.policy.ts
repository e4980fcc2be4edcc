import { COMMENT_EDIT_MINUTES, type Comment } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import type { CommentRow } from './comments.table.ts';

/** A comment with this many open reports is held until a moderator has decided. */
export const REPORTS_TO_HOLD = 3;

/** Returns the article or event of a comment. */
export function aboutOf({ articleId, eventId }: Pick<CommentRow, 'articleId' | 'eventId'>): Comment['about'] {
  const id = articleId ?? eventId;
  if (id === null) throw new Error('A comment is about nothing.');
  return { kind: articleId === null ? 'event' : 'article', id };
}

/** Returns the position of a reply: under the top-level comment of the one that it answers. */
export function placeOfReply(
  answered: Pick<CommentRow, 'id' | 'parentId'> | undefined,
): Pick<CommentRow, 'parentId' | 'replyToId'> {
  if (!answered) return { parentId: null, replyToId: null };
  return { parentId: answered.parentId ?? answered.id, replyToId: answered.id };
}

export function removerOf({
  state,
  authorId,
  removedBy,
}: Pick<CommentRow, 'state' | 'authorId' | 'removedBy'>): Comment['removedBy'] {
  if (state !== 'removed') return null;
  return removedBy === authorId ? 'author' : 'moderator';
}

export function moderates({ permissions }: Pick<Caller, 'permissions'>): boolean {
  return permissions.includes('comments.moderate');
}

/** Members with a role above USER are trusted: their first comment isn't held. */
export function isTrusted({ roles }: Pick<Caller, 'roles'>): boolean {
  return roles.some((role) => role !== 'USER');
}

/** Members may read shown comments and their own, moderators all. */
export function canSee(
  caller: Pick<Caller, 'id' | 'permissions'>,
  { authorId, state }: Pick<CommentRow, 'authorId' | 'state'>,
): boolean {
  return state === 'shown' || authorId === caller.id || moderates(caller);
}

/** Whether the caller saw an outdated text. Without a version the current text is meant. */
export function isStale(row: Pick<CommentRow, 'version'>, version: number | undefined): boolean {
  return version !== undefined && version !== row.version;
}

/** A removal by a moderator can be undone while the text is stored. A removal by the author can't. */
export function canBeShown({ state, text, removedBy, authorId }: CommentRow): boolean {
  return state !== 'removed' || (text !== '' && removedBy !== authorId);
}

/** Whether a changed comment is held again, because a moderator has approved its previous text. */
export function needsAnotherLook(
  caller: Pick<Caller, 'permissions'>,
  { state, approvedAt }: Pick<CommentRow, 'state' | 'approvedAt'>,
): boolean {
  return state === 'shown' && approvedAt !== null && !moderates(caller);
}

export function editableUntil({ createdAt }: Pick<CommentRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + COMMENT_EDIT_MINUTES * MINUTE_MS);
}
