import type { BlockNode, RichText } from '@boardwalk/contracts';
import { plainTextOf, ruleIdOf } from '@boardwalk/contracts';

/** A heading for a table of contents. `id` is the element's id in a text rendered with `headingIds`. */
export interface TextHeading {
  id: string;
  level: 2 | 3 | 4;
  text: string;
}

type NamedNode = Extract<BlockNode, { type: 'heading' | 'paragraph' }>;

/** Prefix of ids, so that a heading can't take the id of another element of the page. */
const PREFIX = 'h-';
const ACCENTS = /\p{M}+/gu;
const OTHER_CHARACTERS = /[^\p{L}\p{N}]+/gu;

/**
 * Returns the ids of a text's parts. Headings by their text, each id once; a server rule, whether a heading or a paragraph, by its number (`R2.4`),
 * which citations use. The same document has the same ids everywhere.
 */
export function idsOf(document: RichText): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const taken = new Set<string>();
  for (const node of namedNodesOf(document.content)) {
    const text = textOf(node);
    const rule = ruleIdOf(text);
    const named = rule !== undefined && !taken.has(rule);
    if (!named && node.type === 'paragraph') continue;
    const name = named ? rule : PREFIX + (slugOf(text) || 'section');
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    found.set(node, id);
  }
  return found;
}

/** Returns the headings of a text in order, for a table of contents. */
export function headingsOf(document: RichText): TextHeading[] {
  return [...idsOf(document)].flatMap(([node, id]) => {
    const heading = node as NamedNode;
    return heading.type === 'heading' ? [{ id, level: heading.attrs.level, text: textOf(heading) }] : [];
  });
}

function textOf(node: NamedNode): string {
  return plainTextOf({ type: 'doc', content: [node] });
}

function namedNodesOf(nodes: readonly unknown[]): NamedNode[] {
  return (nodes as readonly { type: string; content?: readonly unknown[] }[]).flatMap((node) =>
    node.type === 'heading' || node.type === 'paragraph'
      ? [node as NamedNode]
      : namedNodesOf(node.content ?? []),
  );
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return plain.replace(OTHER_CHARACTERS, '-').replace(/^-|-$/g, '').slice(0, 80);
}
