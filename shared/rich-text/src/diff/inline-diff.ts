import { canonicalJson, type InlineNode } from '@boardwalk/contracts';
import { diffArrays } from 'diff';

/** A segment of a line. `restyled`: the text is the same, but its format or link changed. */
export type InlineChange =
  | { change?: undefined | 'added' | 'removed'; nodes: InlineNode[] }
  | { change: 'restyled'; nodes: InlineNode[]; before: InlineNode[] };

/** A segment before it is classified: the same in both versions, or the old and the new content. */
type Stretch = { same: InlineNode[] } | { old: InlineNode[]; now: InlineNode[] };

/** Words, spaces, and single other characters. */
const TOKEN = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
/** Number of different words above which a line counts as replaced. */
const MAX_EDITS = 2000;

/** Returns the changes within a line, word by word. */
export function diffInline(
  before: readonly InlineNode[] = [],
  after: readonly InlineNode[] = [],
): InlineChange[] {
  return withoutFragments(stretchesOf(tokensOf(before), tokensOf(after))).flatMap(changesOf);
}

function tokensOf(nodes: readonly InlineNode[]): InlineNode[] {
  return nodes.flatMap((node): InlineNode[] =>
    node.type === 'text' ? (node.text.match(TOKEN) ?? []).map((text) => ({ ...node, text })) : [node],
  );
}

function stretchesOf(old: readonly InlineNode[], now: readonly InlineNode[]): Stretch[] {
  const runs = diffArrays(old.map(canonicalJson), now.map(canonicalJson), { maxEditLength: MAX_EDITS });
  if (!runs) return [{ old: [...old], now: [...now] }];
  const stretches: Stretch[] = [];
  const at = { old: 0, now: 0 };
  for (const { added, removed, count } of runs) {
    const last = stretches.at(-1);
    const oldNodes = added ? [] : old.slice(at.old, at.old + count);
    const newNodes = removed ? [] : now.slice(at.now, at.now + count);
    at.old += oldNodes.length;
    at.now += newNodes.length;
    if (!added && !removed) stretches.push({ same: newNodes });
    else if (last && 'old' in last) {
      last.old.push(...oldNodes);
      last.now.push(...newNodes);
    } else stretches.push({ old: oldNodes, now: newNodes });
  }
  return stretches;
}

/** Merges two changes that are separated only by a space. */
function withoutFragments(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  stretches.forEach((stretch, index) => {
    const last = joined.at(-1);
    const next = stretches[index + 1];
    if ('old' in stretch) {
      if (last && 'old' in last) {
        last.old.push(...stretch.old);
        last.now.push(...stretch.now);
      } else joined.push({ old: [...stretch.old], now: [...stretch.now] });
      return;
    }
    const between = last && 'old' in last && next && 'old' in next && textOf(stretch.same).trim() === '';
    if (!between) {
      joined.push(stretch);
      return;
    }
    last.old.push(...stretch.same);
    last.now.push(...stretch.same);
  });
  return joined;
}

function changesOf(stretch: Stretch): InlineChange[] {
  if ('same' in stretch) return [{ nodes: stretch.same }];
  const { old, now } = stretch;
  if (old.length > 0 && textOf(old) === textOf(now)) return [{ change: 'restyled', nodes: now, before: old }];
  const changes: InlineChange[] = [
    { change: 'removed', nodes: old },
    { change: 'added', nodes: now },
  ];
  return changes.filter(({ nodes }) => nodes.length > 0);
}

/** Returns the comparable text; line breaks are significant. */
function textOf(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'mention' ? `@${node.attrs.id}` : '⏎'))
    .join('');
}
