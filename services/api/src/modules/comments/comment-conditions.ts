import type { Comment } from '@boardwalk/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { comments } from './comments.table.ts';

/** Position of a comment in a list. */
export type Position = [at: number, id: string];

/** Returns the condition that a comment belongs to this article or event. */
export function isAbout({ kind, id }: Comment['about']): SQL {
  return kind === 'article' ? eq(comments.articleId, id) : eq(comments.eventId, id);
}

export function beforePosition([at, id]: Position): SQL {
  return sql`(${comments.createdAt}, ${comments.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`;
}

export function afterPosition(position: Position | undefined): SQL | undefined {
  if (!position) return undefined;
  const [at, id] = position;
  return sql`(${comments.createdAt}, ${comments.id}) > (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`;
}
