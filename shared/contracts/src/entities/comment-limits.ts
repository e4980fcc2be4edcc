export const COMMENT_LIMIT = 2000;
/** Maximum length of the reason of a report or decision. */
export const REASON_LIMIT = 500;
/** Minutes in which the author may edit a comment. */
export const COMMENT_EDIT_MINUTES = 15;
/** Maximum number of mentions in a comment. */
export const MENTION_LIMIT = 10;
/** Number of replies included with each comment of a list. The others are a list of their own. */
export const REPLIES_SHOWN = 3;

/** `held`: a new member's first comments wait for a moderator. `removed`: only moderators see the text. */
export const COMMENT_STATES = ['shown', 'held', 'removed'] as const;

/** Types of commentable content. */
export const COMMENT_SUBJECTS = ['article', 'event'] as const;
export type CommentSubject = (typeof COMMENT_SUBJECTS)[number];

export const REACTION_KINDS = ['like', 'love', 'laugh', 'wow', 'sad'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];
