import type { RichText } from '@boardwalk/contracts';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { type BlockKind, blocksOf, type TextBlock } from './blocks.ts';

export interface DiffPart {
  text: string;
  /** Absent for what stayed. */
  change?: 'added' | 'removed';
}

export interface DiffBlock {
  kind: BlockKind;
  parts: DiffPart[];
  /** Its words stayed, but their look, a link or a picture's file changed. */
  restyled: boolean;
}

/** Two lines that share less of their letters than this aren't the same line in two versions. */
const LEAST_SHARED = 0.35;
/** How many words may differ before a line counts as another one. */
const MOST_EDITS = 2000;

const isSame = (one: TextBlock, other: TextBlock) => one.kind === other.kind && one.text === other.text;

/** What was added and removed between two texts: line by line, and word by word in lines that changed. */
export function wordDiff(before: RichText, after: RichText): DiffBlock[] {
  const [old, now] = [blocksOf(before.content), blocksOf(after.content)];
  const result: DiffBlock[] = [];
  let removed: TextBlock[] = [];
  const at = { old: 0, now: 0 };
  const flush = (added: readonly TextBlock[]) => {
    result.push(...changed(removed, added));
    removed = [];
  };
  for (const run of diffArrays(old, now, { comparator: isSame })) {
    if (run.removed) {
      removed = run.value;
      at.old += run.count;
    } else if (run.added) {
      flush(run.value);
      at.now += run.count;
    } else {
      flush([]);
      for (let index = 0; index < run.count; index += 1) {
        result.push(...kept(old[at.old + index], now[at.now + index]));
      }
      at.old += run.count;
      at.now += run.count;
    }
  }
  flush([]);
  return result;
}

function kept(old: TextBlock | undefined, now: TextBlock | undefined): DiffBlock[] {
  if (!old || !now) return [];
  return [{ kind: now.kind, parts: [{ text: now.text }], restyled: old.whole !== now.whole }];
}

/** Lines that went and lines that came in the same place: those that are alike are one line that changed. */
function changed(removed: readonly TextBlock[], added: readonly TextBlock[]): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  const left = [...removed];
  for (const now of added) {
    const old = left[0];
    const parts = old && old.kind === now.kind ? wordsOf(old.text, now.text) : undefined;
    if (parts) {
      left.shift();
      blocks.push({ kind: now.kind, parts, restyled: false });
    } else blocks.push(only(now, 'added'));
  }
  return [...left.map((old) => only(old, 'removed')), ...blocks];
}

const only = ({ kind, text }: TextBlock, change: 'added' | 'removed'): DiffBlock => ({
  kind,
  parts: [{ text, change }],
  restyled: false,
});

function wordsOf(old: string, now: string): DiffPart[] | undefined {
  const runs = diffWordsWithSpace(old, now, { maxEditLength: MOST_EDITS });
  if (!runs) return undefined;
  const shared = runs.reduce(
    (sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length),
    0,
  );
  if (shared < LEAST_SHARED * Math.min(old.length, now.length)) return undefined;
  return runs.map(({ value, added, removed }) => {
    if (added) return { text: value, change: 'added' as const };
    return removed ? { text: value, change: 'removed' as const } : { text: value };
  });
}
