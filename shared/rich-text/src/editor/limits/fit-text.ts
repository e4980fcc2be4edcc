import { excessesOf } from '@boardwalk/contracts';
import type { JSONContent } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { fitBlock } from './fit-block.ts';

/** Content that replaces the part of a document between two positions. */
export interface Fitted {
  from: number;
  to: number;
  content: Fragment;
}

/** Returns the part of a change that fits, undefined if none does. The document before the change is kept completely. */
export function fitChange(before: Node, after: Node): Fitted | undefined {
  const first = equalChildren(before, after, (node, at) => node.child(at));
  const shared = equalChildren(before, after, (node, at) => node.child(node.childCount - 1 - at));
  const most = Math.min(before.childCount, after.childCount) - first;
  const last = Math.min(shared, most);
  const end = after.childCount - last;
  if (end <= first) return undefined;
  const around = {
    before: childrenOf(after, 0, first),
    after: childrenOf(after, end, after.childCount),
  };
  const blocks = fitBlocks(around, childrenOf(after, first, end), sharesText(before, after, first, end));
  return (
    blocks &&
    fragmentOf(after, blocks, {
      from: startOf(before, first),
      to: startOf(before, before.childCount - last),
    })
  );
}

/** Returns the part of a whole document that fits. */
export function fitText(document: Node): Fitted | undefined {
  const children = childrenOf(document, 0, document.childCount);
  const blocks = fitBlocks({ before: [], after: [] }, children, { head: false, tail: false });
  return blocks && fragmentOf(document, blocks, { from: 0, to: document.content.size });
}

function fragmentOf(document: Node, blocks: readonly JSONContent[], place: { from: number; to: number }) {
  try {
    const nodes = blocks.map((block) => document.type.schema.nodeFromJSON(block));
    for (const node of nodes) node.check();
    return { ...place, content: Fragment.fromArray(nodes) };
  } catch {
    // What makes no text is left out as a whole.
    return undefined;
  }
}

/** How many children of two nodes are the same, counted as `childAt` does. */
function equalChildren(one: Node, other: Node, childAt: (node: Node, at: number) => Node): number {
  const most = Math.min(one.childCount, other.childCount);
  let count = 0;
  while (count < most && childAt(one, count).eq(childAt(other, count))) count += 1;
  return count;
}

const childrenOf = (node: Node, from: number, to: number): JSONContent[] =>
  Array.from({ length: to - from }, (_, at) => node.child(from + at).toJSON() as JSONContent);

function startOf(node: Node, child: number): number {
  let at = 0;
  for (let before = 0; before < child; before += 1) at += node.child(before).nodeSize;
  return at;
}

/** Whether the first and the last changed block hold text that was there before. */
function sharesText(before: Node, after: Node, first: number, end: number): { head: boolean; tail: boolean } {
  const [from, to] = [startOf(after, first), startOf(after, end)];
  const start = after.content.findDiffStart(before.content) ?? to;
  const stop = after.content.findDiffEnd(before.content)?.a ?? from;
  return {
    head: start > from && after.textBetween(from, Math.min(start, to)) !== '',
    tail: stop < to && after.textBetween(Math.max(stop, from), to) !== '',
  };
}

interface Around {
  before: readonly JSONContent[];
  after: readonly JSONContent[];
}

/** Blocks within the limits of their kinds, and as many of them as the whole text has room for. */
function fitBlocks(
  around: Around,
  blocks: readonly JSONContent[],
  keeps: { head: boolean; tail: boolean },
): JSONContent[] | undefined {
  const fitted = blocks.flatMap((block) => fitBlock(block));
  const fits = (content: readonly JSONContent[]) =>
    excessesOf({ type: 'doc', content: [...around.before, ...content, ...around.after] }).length === 0;
  if (fits(fitted)) return fitted;
  const head = keeps.head ? fitted.slice(0, 1) : [];
  const tail = keeps.tail ? fitted.slice(Math.max(head.length, fitted.length - 1)) : [];
  const middle = fitted.slice(head.length, fitted.length - tail.length);
  const units = middle.reduce((sum, block) => sum + unitsOf(block), 0);
  const taken = (count: number) => [...head, ...takeUnits(middle, count), ...tail];
  // The most units that fit are between these two.
  let [least, most] = [0, units];
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (fits(taken(count))) least = count;
    else most = count - 1;
  }
  return least > 0 ? taken(least) : undefined;
}

const ROWS = new Set(['table', 'bulletList', 'orderedList', 'blockquote']);

/** Tables, lists and quotes are cut between their rows, entries and blocks. */
const unitsOf = ({ type = '', content }: JSONContent): number =>
  ROWS.has(type) ? Math.max(1, content?.length ?? 0) : 1;

function takeUnits(blocks: readonly JSONContent[], count: number): JSONContent[] {
  const taken: JSONContent[] = [];
  let left = count;
  for (const block of blocks) {
    if (left <= 0) break;
    const units = unitsOf(block);
    taken.push(units <= left ? block : { ...block, content: block.content?.slice(0, left) });
    left -= units;
  }
  return taken;
}
