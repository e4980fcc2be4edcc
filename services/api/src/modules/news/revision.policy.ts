import type { ArticleState } from '@boardwalk/contracts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import type { RevisionRow } from './article-records.table.ts';

const MERGE_WINDOW_MS = 10 * MINUTE_MS;

interface Saving {
  editorId: string | null;
  at: Date;
  /** State of the saved article, and time of its last publication. */
  state: ArticleState;
  publishedAt: Date | null;
}

/**
 * Whether a save is merged into the newest revision: an editor with automatic saving leaves one revision per ten minutes of writing. A revision
 * that readers have seen, or that was restored, is never overwritten.
 */
export function goesIntoNewest(newest: RevisionRow | undefined, saving: Saving): boolean {
  if (!newest || saving.state === 'published' || newest.restoredFrom !== null) return false;
  const wasSeen = newest.seen || (saving.publishedAt !== null && newest.begunAt <= saving.publishedAt);
  const age = saving.at.getTime() - newest.begunAt.getTime();
  return newest.editorId === saving.editorId && !wasSeen && age < MERGE_WINDOW_MS;
}
