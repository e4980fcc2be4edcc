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

/** Returns the part of a change that fits, undefined if none does. The document before the change is preserved completely. */
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
    // Content that can't be parsed is omitted completely.
    return undefined;
  }
}

/** Counts the equal children of two nodes, in the order of `childAt`. */
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

/** Returns whether the first and the last changed block contain unchanged text. */
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

/** Returns blocks within their limits, and as many of them as fit into the whole text. */
function fitBlocks(
  around: Around,
  blocks: readonly JSONContent[],
  required: { head: boolean; tail: boolean },
): JSONContent[] | undefined {
  const fitted = blocks.flatMap((block) => fitBlock(block));
  const fits = (content: readonly JSONContent[]) =>
    excessesOf({ type: 'doc', content: [...around.before, ...content, ...around.after] }).length === 0;
  if (fits(fitted)) return fitted;
  const head = required.head ? fitted.slice(0, 1) : [];
  const tail = required.tail ? fitted.slice(Math.max(head.length, fitted.length - 1)) : [];
  const middle = fitted.slice(head.length, fitted.length - tail.length);
  const units = middle.reduce((sum, block) => sum + unitsOf(block), 0);
  const taken = (count: number) => [...head, ...takeUnits(middle, count), ...tail];
  // Binary search: the maximum number of units that fit is between these two.
  let [least, most] = [0, units];
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (fits(taken(count))) least = count;
    else most = count - 1;
  }
  return least > 0 ? taken(least) : undefined;
}

const ROWS = new Set(['table', 'bulletList', 'orderedList', 'blockquote']);

/** Splits tables, lists and quotes between their rows, entries and blocks. */
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
