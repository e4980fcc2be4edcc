import { plainTextOf } from '@boardwalk/contracts';
import type { TextRevision } from '../rich-text-props.ts';

type Compared = Pick<TextRevision, 'title' | 'summary' | 'body'>;

/** Summary of the changes between two revisions, without their positions: cheap enough for a long list. */
export interface ChangeSize {
  /** Number of words that only the later revision has. */
  added: number;
  /** Number of words that only the earlier one has. */
  removed: number;
  isTitleChanged: boolean;
  isSummaryChanged: boolean;
}

/** Counts the changes between two revisions. A moved word isn't a change. */
export function changeSize(before: Compared, after: Compared): ChangeSize {
  const [earlier, later] = [wordsOf(before), wordsOf(after)];
  return {
    added: surplus(later, earlier),
    removed: surplus(earlier, later),
    isTitleChanged: before.title !== after.title,
    isSummaryChanged: (before.summary ?? '') !== (after.summary ?? ''),
  };
}

function wordsOf({ body }: Compared): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of plainTextOf(body).split(/\s+/u))
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the number of words that the first text has more often than the second. */
function surplus(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [word, count] of one) sum += Math.max(0, count - (other.get(word) ?? 0));
  return sum;
}
