import type { BlockNode, RichText } from '@boardwalk/contracts';
import { plainTextOf, ruleIdOf } from '@boardwalk/contracts';

/** A heading as a table of contents names it. `id` is the element's in a text that is drawn with `headingIds`. */
export interface TextHeading {
  id: string;
  level: 2 | 3 | 4;
  text: string;
}

type NamedNode = Extract<BlockNode, { type: 'heading' | 'paragraph' }>;

/** Before each id: a heading may be called like an element of the page, which is to be found by its own name. */
const PREFIX = 'h-';
const ACCENTS = /\p{M}+/gu;
const OTHER_SIGNS = /[^\p{L}\p{N}]+/gu;

/**
 * What parts of a text are called in the page. Headings by their words, each name once; a server rule, be it a heading or a paragraph, by its id
 * (`R2.4`), which is how others cite it. The same document has the same names everywhere.
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

/** The headings of a text in their order, for a table of contents. */
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
  return plain.replace(OTHER_SIGNS, '-').replace(/^-|-$/g, '').slice(0, 80);
}
