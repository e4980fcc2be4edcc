import type { Comment } from '@boardwalk/contracts';
import { eq, type SQL } from 'drizzle-orm';
import { comments } from './comments.table.ts';

/** Returns the condition that a comment belongs to this article or event. */
export function isAbout({ kind, id }: Comment['about']): SQL {
  return kind === 'article' ? eq(comments.articleId, id) : eq(comments.eventId, id);
}
