import type { BlockNode } from '@boardwalk/contracts';
import { createElement, type ReactNode } from 'react';
import { Code } from './code.tsx';
import { renderInline } from './inline.tsx';
import { Picture } from './picture.tsx';
import { renderRule } from './rule.tsx';
import { TableBox } from './table-box.tsx';
import { VideoView } from './video.tsx';

/** Context of the rendering besides the node. */
export interface Drawing {
  idOf: (node: unknown) => string | undefined;
  /** For top-level blocks: each follows the direction of its script, including its content. */
  dir?: 'auto';
}

type Draw<T extends BlockNode['type']> = (
  node: Extract<BlockNode, { type: T }>,
  drawing: Drawing,
) => ReactNode;

/** An unknown level is rendered as the lowest one. */
const HEADINGS: Record<number, string> = { 2: 'h2', 3: 'h3', 4: 'h4' };

/** Children are passed as arguments: a rendered text never changes its order, so it needs no keys. */
const BLOCKS: { [T in BlockNode['type']]: Draw<T> } = {
  paragraph: (node, { idOf, dir }) => {
    // Among paragraphs only rules have ids.
    const rule = idOf(node);
    return rule === undefined
      ? createElement('p', { dir }, ...renderInline(node.content))
      : renderRule(rule, node.content, dir);
  },
  heading: (node, { idOf, dir }) =>
    createElement(HEADINGS[node.attrs.level] ?? 'h4', { id: idOf(node), dir }, ...renderInline(node.content)),
  blockquote: ({ content }, drawing) =>
    createElement('blockquote', { dir: drawing.dir }, ...renderWithin(content, drawing)),
  bulletList: ({ content }, drawing) =>
    createElement('ul', { dir: drawing.dir }, ...renderItems(content, drawing)),
  orderedList: ({ content, attrs }, drawing) =>
    createElement('ol', { start: attrs?.start, dir: drawing.dir }, ...renderItems(content, drawing)),
  codeBlock: ({ content = [], attrs }) => (
    <Code language={attrs?.language ?? undefined}>{content.map(({ text }) => text).join('')}</Code>
  ),
  horizontalRule: () => <hr />,
  image: ({ attrs }) => <Picture {...attrs} />,
  embed: ({ attrs }) => <VideoView {...attrs} />,
  table: ({ content }, drawing) => (
    <TableBox rows={content} dir={drawing.dir} draw={(nodes) => renderWithin(nodes, drawing)} />
  ),
};

/** Renders blocks; unknown ones are omitted. */
export function renderBlocks(nodes: readonly BlockNode[] = [], drawing: Drawing): ReactNode[] {
  return nodes.map((node) => {
    if (!Object.hasOwn(BLOCKS, node.type)) return null;
    return (BLOCKS[node.type] as (node: BlockNode, drawing: Drawing) => ReactNode)(node, drawing);
  });
}

const renderWithin = (nodes: readonly BlockNode[] | undefined, { idOf }: Drawing): ReactNode[] =>
  renderBlocks(nodes, { idOf });

function renderItems(items: readonly { content: readonly BlockNode[] }[], drawing: Drawing): ReactNode[] {
  return items.map(({ content }) => createElement('li', null, ...renderWithin(content, drawing)));
}
