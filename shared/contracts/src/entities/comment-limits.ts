export const COMMENT_LIMIT = 2000;
/** How long the reason of a report or of a decision may be. */
export const REASON_LIMIT = 500;
/** How long the writer of a comment may change it, in minutes. */
export const COMMENT_EDIT_MINUTES = 15;
/** How many members one comment can mention. */
export const MENTION_LIMIT = 10;
/** How many replies a list of comments brings along with each of them. The others are a list of their own. */
export const REPLIES_SHOWN = 3;

/** `held`: the first comments of a member wait for a moderator. `removed`: its text is kept for moderators only. */
export const COMMENT_STATES = ['shown', 'held', 'removed'] as const;

/** What can be commented on. */
export const COMMENT_SUBJECTS = ['article', 'event'] as const;
export type CommentSubject = (typeof COMMENT_SUBJECTS)[number];

export const REACTION_KINDS = ['like', 'love', 'laugh', 'wow', 'sad'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];
