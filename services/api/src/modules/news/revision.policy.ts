import type { ArticleState } from '@boardwalk/contracts';
import type { RevisionRow } from './article-records.table.ts';

const MERGE_WINDOW_MS = 10 * 60_000;

interface Saving {
  editorId: string | null;
  at: Date;
  /** The state of the article that is saved, and when it came out last. */
  state: ArticleState;
  publishedAt: Date | null;
}

/**
 * Whether what is saved goes into the newest revision instead of a new one: an editor that saves every other second leaves one
 * revision for ten minutes of writing. A revision that readers have seen, or that was restored, is never overwritten.
 */
export function goesIntoNewest(newest: RevisionRow | undefined, saving: Saving): boolean {
  if (!newest || saving.state === 'published' || newest.restoredFrom !== null) return false;
  const wasSeen = newest.seen || (saving.publishedAt !== null && newest.begunAt <= saving.publishedAt);
  const age = saving.at.getTime() - newest.begunAt.getTime();
  return newest.editorId === saving.editorId && !wasSeen && age < MERGE_WINDOW_MS;
}
