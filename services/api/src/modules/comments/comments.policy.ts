import { COMMENT_EDIT_MINUTES, highestRank, ROLE_RANK } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { CommentRow } from './comments.table.ts';

/** So many members have to report a comment for it to be held until a moderator has seen it. */
export const REPORTS_THAT_HOLD = 3;

export function moderates({ permissions }: Pick<Caller, 'permissions'>): boolean {
  return permissions.includes('comments.moderate');
}

/** Whoever was given any role is known to somebody here: only plain members wait with their first comments. */
export function isKnown({ roles }: Pick<Caller, 'roles'>): boolean {
  return highestRank(roles) > ROLE_RANK.USER;
}

/** Whether somebody may read a comment: their own, what is shown, and as a moderator everything. */
export function canSee(
  caller: Pick<Caller, 'id' | 'permissions'>,
  { authorId, state }: Pick<CommentRow, 'authorId' | 'state'>,
): boolean {
  return state === 'shown' || authorId === caller.id || moderates(caller);
}

/** A moderator's removal can be taken back as long as the text is there. What its writer took back is nobody else's. */
export function canBeShown({ state, text, removedBy, authorId }: CommentRow): boolean {
  return state !== 'removed' || (text !== '' && removedBy !== authorId);
}

export function editableUntil({ createdAt }: Pick<CommentRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + COMMENT_EDIT_MINUTES * 60_000);
}
