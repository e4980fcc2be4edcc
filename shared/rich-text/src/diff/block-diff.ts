import { type BlockNode, canonicalJson, type ListItemNode } from '@boardwalk/contracts';
import { align, type Pair } from './align.ts';
import { diffInline, type InlineChange } from './inline-diff.ts';
import { similarity, textOfBlocks } from './similarity.ts';
import { diffRows, type RowChange } from './table-diff.ts';

type Node<T extends BlockNode['type']> = Extract<BlockNode, { type: T }>;
export type TextBlock = Node<'paragraph' | 'heading'>;
export type ListBlock = Node<'bulletList' | 'orderedList'>;

export type ItemChange =
  | { kind: 'same' | 'added' | 'removed'; item: ListItemNode }
  | { kind: 'changed'; blocks: BlockChange[] };

/** A block with its previous version. */
export type BlockChange =
  | { kind: 'same' | 'added' | 'removed'; node: BlockNode }
  | { kind: 'inline'; before: TextBlock; after: TextBlock; changes: InlineChange[] }
  | { kind: 'quote'; blocks: BlockChange[] }
  | { kind: 'list'; before: ListBlock; after: ListBlock; items: ItemChange[] }
  | { kind: 'table'; rows: RowChange[] }
  | { kind: 'code'; before: Node<'codeBlock'>; after: Node<'codeBlock'>; lines: Pair<string>[] }
  | { kind: 'picture'; before: Node<'image'>['attrs']; after: Node<'image'>['attrs'] }
  | { kind: 'remote block'; before: Node<'remoteBlock'>; after: Node<'remoteBlock'> }
  | { kind: 'video'; before: Node<'embed'>['attrs']; after: Node<'embed'>['attrs'] };

/** Minimum share of common words for two blocks to be versions of the same one. */
const MIN_SHARED = 0.35;
/** Minimum share if only one of them is a heading. */
const MIN_SHARED_OF_OTHERS = 0.6;

/** Returns the changes between two texts, block by block, in the order of the newer one. */
export function diffBlocks(before: readonly BlockNode[], after: readonly BlockNode[]): BlockChange[] {
  return align(withoutEmptyParagraphs(before), withoutEmptyParagraphs(after), canonicalJson, areAlike).map(
    changeOf,
  );
}

/** Returns whether anything changed. */
export function isChanged(changes: readonly BlockChange[]): boolean {
  return changes.some(({ kind }) => kind !== 'same');
}

/** Filters out empty paragraphs, which only serve for typing. */
function withoutEmptyParagraphs(nodes: readonly BlockNode[]): BlockNode[] {
  return nodes.filter(({ type, ...rest }) => type !== 'paragraph' || ('content' in rest && rest.content));
}

const isText = (node: BlockNode): node is TextBlock => node.type === 'paragraph' || node.type === 'heading';
const isList = (node: BlockNode): node is ListBlock =>
  node.type === 'bulletList' || node.type === 'orderedList';

function areAlike(old: BlockNode, now: BlockNode): boolean {
  // A replaced picture, video or block of a remote counts as one change, whatever the difference.
  if (old.type === now.type && (now.type === 'image' || now.type === 'embed' || now.type === 'remoteBlock'))
    return true;
  const shared = () => similarity(textOfBlocks(old), textOfBlocks(now));
  if (old.type === now.type) return shared() >= MIN_SHARED;
  const related = (isText(old) && isText(now)) || (isList(old) && isList(now));
  return related && shared() >= MIN_SHARED_OF_OTHERS;
}

function changeOf({ old, now }: Pair<BlockNode>): BlockChange {
  if (!old) return { kind: 'added', node: now as BlockNode };
  if (!now) return { kind: 'removed', node: old };
  if (canonicalJson(old) === canonicalJson(now)) return { kind: 'same', node: now };
  return changed(old, now);
}

/** @param old has to be alike with `now`. */
function changed(old: BlockNode, now: BlockNode): BlockChange {
  if (isText(old) && isText(now))
    return { kind: 'inline', before: old, after: now, changes: diffInline(old.content, now.content) };
  if (isList(old) && isList(now))
    return { kind: 'list', before: old, after: now, items: diffItems(old.content, now.content) };
  if (old.type === 'blockquote' && now.type === 'blockquote')
    return { kind: 'quote', blocks: diffBlocks(old.content, now.content) };
  if (old.type === 'table' && now.type === 'table')
    return { kind: 'table', rows: diffRows(old.content, now.content, diffBlocks) };
  if (old.type === 'codeBlock' && now.type === 'codeBlock')
    return { kind: 'code', before: old, after: now, lines: diffLines(codeOf(old), codeOf(now)) };
  if (old.type === 'image' && now.type === 'image')
    return { kind: 'picture', before: old.attrs, after: now.attrs };
  if (old.type === 'embed' && now.type === 'embed')
    return { kind: 'video', before: old.attrs, after: now.attrs };
  if (old.type === 'remoteBlock' && now.type === 'remoteBlock')
    return { kind: 'remote block', before: old, after: now };
  return { kind: 'same', node: now };
}

function diffItems(before: readonly ListItemNode[], after: readonly ListItemNode[]): ItemChange[] {
  const alike = (old: ListItemNode, now: ListItemNode) =>
    similarity(textOfBlocks(...old.content), textOfBlocks(...now.content)) >= MIN_SHARED;
  return align(before, after, canonicalJson, alike).map(({ old, now }): ItemChange => {
    if (!old) return { kind: 'added', item: now as ListItemNode };
    if (!now) return { kind: 'removed', item: old };
    const blocks = diffBlocks(old.content, now.content);
    return isChanged(blocks) ? { kind: 'changed', blocks } : { kind: 'same', item: now };
  });
}

const codeOf = ({ content = [] }: Node<'codeBlock'>): string => content.map(({ text }) => text).join('');

function diffLines(before: string, after: string): Pair<string>[] {
  return align(
    before.split('\n'),
    after.split('\n'),
    (line) => line,
    () => false,
  );
}
