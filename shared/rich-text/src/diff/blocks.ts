import {
  type BlockNode,
  canonicalJson,
  EMBED_PROVIDERS,
  type Embed,
  plainTextOf,
  type RichText,
} from '@boardwalk/contracts';

/** What a block is, as far as a comparison shows it. */
export type BlockKind = 'text' | 'heading' | 'item' | 'quote' | 'code' | 'row' | 'picture' | 'film' | 'rule';

/** One line of a text: a paragraph, a heading, the row of a table. */
export interface TextBlock {
  kind: BlockKind;
  text: string;
  /** The whole of it, to see changes that aren't in the words. */
  whole: string;
}

const textOf = (...content: BlockNode[]): string => plainTextOf({ type: 'doc', content });
const block = (kind: BlockKind, text: string, node: unknown): TextBlock => ({
  kind,
  text,
  whole: canonicalJson(node),
});

/** A text as lines, in their order. @param inside what paragraphs are part of. */
export function blocksOf(nodes: RichText['content'], inside: BlockKind = 'text'): TextBlock[] {
  return nodes.flatMap((node) => linesOf(node, inside));
}

function linesOf(node: BlockNode, inside: BlockKind): TextBlock[] {
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
      return node.content.flatMap(({ content }) => blocksOf(content, 'item'));
    case 'blockquote':
      return blocksOf(node.content, 'quote');
    case 'table':
      return node.content.map((row) =>
        block('row', row.content.map(({ content }) => textOf(...content)).join(' | '), row),
      );
    case 'codeBlock':
      return [block('code', textOf(node), node)];
    case 'heading':
      return [block('heading', textOf(node), node)];
    case 'image':
      return [block('picture', node.attrs.alt || node.attrs.src, node)];
    case 'embed':
      return [block('film', pageOf(node.attrs), node)];
    case 'horizontalRule':
      return [block('rule', '—', node)];
    default:
      return [block(inside, textOf(node), node)].filter(({ text }) => text !== '');
  }
}

const pageOf = ({ provider, id }: Embed): string => EMBED_PROVIDERS[provider].page(id);
