import type { BlockNode, RichText } from '@boardwalk/contracts';
import { plainTextOf } from '@boardwalk/contracts';

/** A heading as a table of contents names it. `id` is the element's in a text that is drawn with `headingIds`. */
export interface TextHeading {
  id: string;
  level: 2 | 3 | 4;
  text: string;
}

type HeadingNode = Extract<BlockNode, { type: 'heading' }>;

/** Before each id: a heading may be called like an element of the page, which is to be found by its own name. */
const PREFIX = 'h-';
const ACCENTS = /\p{M}+/gu;
const OTHER_SIGNS = /[^\p{L}\p{N}]+/gu;

/** What headings are called in the page: by their words, each name once. The same document has the same names everywhere. */
export function idsOf(document: RichText): Map<unknown, TextHeading> {
  const found = new Map<unknown, TextHeading>();
  const taken = new Set<string>();
  for (const node of headingNodesOf(document.content)) {
    const text = plainTextOf({ type: 'doc', content: [node] });
    const name = PREFIX + (slugOf(text) || 'section');
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    found.set(node, { id, level: node.attrs.level, text });
  }
  return found;
}

/** The headings of a text in their order, for a table of contents. */
export function headingsOf(document: RichText): TextHeading[] {
  return [...idsOf(document).values()];
}

function headingNodesOf(nodes: readonly unknown[]): HeadingNode[] {
  return (nodes as readonly { type: string; content?: readonly unknown[] }[]).flatMap((node) =>
    node.type === 'heading' ? [node as HeadingNode] : headingNodesOf(node.content ?? []),
  );
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return plain.replace(OTHER_SIGNS, '-').replace(/^-|-$/g, '').slice(0, 80);
}
