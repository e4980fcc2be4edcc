import {
  type BlockNode,
  EMBED_PROVIDERS,
  embedPage,
  type InlineNode,
  isEmbed,
  isRemoteBlock,
  type RemoteBlock,
  type Embed as Video,
} from '@boardwalk/contracts';
import { Embed, Slot } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode } from 'react';
import { renderInline } from './inline.tsx';
import { Picture } from './picture.tsx';
import { TableBox } from './table-box.tsx';

/** Context of the rendering besides the node. */
export interface RenderOptions {
  idOf: (node: unknown) => string | undefined;
  /** For top-level blocks: each follows the direction of its script, including its content. */
  dir?: 'auto';
  /** Renders an action at the end of a server rule. */
  ruleAction?: ((id: string) => ReactNode) | undefined;
}

type BlockRenderer<T extends BlockNode['type']> = (
  node: Extract<BlockNode, { type: T }>,
  options: RenderOptions,
) => ReactNode;

/** An unknown level is rendered as the lowest one. */
const HEADINGS: Record<number, string> = { 2: 'h2', 3: 'h3', 4: 'h4' };

/** Children are passed as arguments: a rendered text never changes its order, so it needs no keys. */
const BLOCKS: { [T in BlockNode['type']]: BlockRenderer<T> } = {
  paragraph: (node, { idOf, dir, ruleAction }) => {
    // Among paragraphs only rules have ids.
    const rule = idOf(node);
    return rule === undefined
      ? createElement('p', { dir }, ...renderInline(node.content))
      : renderRule(rule, node.content, dir, ruleAction?.(rule));
  },
  heading: (node, { idOf, dir }) =>
    createElement(HEADINGS[node.attrs.level] ?? 'h4', { id: idOf(node), dir }, ...renderInline(node.content)),
  blockquote: ({ content }, options) =>
    createElement('blockquote', { dir: options.dir }, ...renderWithin(content, options)),
  bulletList: ({ content }, options) =>
    createElement('ul', { dir: options.dir }, ...renderItems(content, options)),
  orderedList: ({ content, attrs }, options) =>
    createElement('ol', { start: attrs?.start, dir: options.dir }, ...renderItems(content, options)),
  codeBlock: ({ content = [], attrs }) => (
    <Code language={attrs?.language ?? undefined}>{content.map(({ text }) => text).join('')}</Code>
  ),
  horizontalRule: () => <hr />,
  image: ({ attrs }) => <Picture {...attrs} />,
  embed: ({ attrs }) => <VideoView {...attrs} />,
  remoteBlock: ({ attrs }) => <RemoteBlockView {...attrs} />,
  table: ({ content }, options) => (
    <TableBox rows={content} dir={options.dir} renderContent={(nodes) => renderWithin(nodes, options)} />
  ),
};

/** Renders blocks; unknown ones are omitted. */
export function renderBlocks(nodes: readonly BlockNode[] = [], options: RenderOptions): ReactNode[] {
  return nodes.map((node) => {
    if (!Object.hasOwn(BLOCKS, node.type)) return null;
    return (BLOCKS[node.type] as (node: BlockNode, options: RenderOptions) => ReactNode)(node, options);
  });
}

const renderWithin = (
  nodes: readonly BlockNode[] | undefined,
  { idOf, ruleAction }: RenderOptions,
): ReactNode[] => renderBlocks(nodes, { idOf, ruleAction });

function renderItems(
  items: readonly { content: readonly BlockNode[] }[],
  options: RenderOptions,
): ReactNode[] {
  return items.map(({ content }) => createElement('li', null, ...renderWithin(content, options)));
}

/** Code as it was typed, with the name of its language. Scrollable, also by keyboard. */
function Code({ language, children }: { language?: string; children: string }) {
  const { t } = useLingui();
  return (
    <figure data-code="">
      {language && <figcaption>{language}</figcaption>}
      {/* biome-ignore lint/a11y/useSemanticElements: It has a name and is focusable, and it is preformatted. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content has to be reachable by keyboard. */}
      <pre translate="no" role="region" aria-label={language ? t`Code: ${language}` : t`Code`} tabIndex={0}>
        <code translate="no">{children}</code>
      </pre>
    </figure>
  );
}

/** A video of another site within a text. */
function VideoView(video: Video) {
  const { t } = useLingui();
  if (!isEmbed(video)) return null;
  const { name } = EMBED_PROVIDERS[video.provider];
  return <Embed address={embedPage(video)} title={t`Video on ${name}`} />;
}

/** A block of a remote within a text. The remote may be gone, or its block switched off. */
function RemoteBlockView({ remote, block, id }: RemoteBlock) {
  const missing = (
    <p data-unavailable="">
      <Trans>This part is not available.</Trans>
    </p>
  );
  const props = { remote, block, id };
  return isRemoteBlock(props) ? <Slot name="article.blocks" props={props} fallback={missing} /> : missing;
}

/** Renders a server rule as a card: its number, linked to itself, its text, and an action. */
function renderRule(
  id: string,
  content: readonly InlineNode[] = [],
  dir?: 'auto',
  action?: ReactNode,
): ReactNode {
  const [first, ...others] = content;
  // A partially bold number is left unchanged.
  if (first?.type !== 'text' || !first.text.startsWith(id))
    return createElement('p', { id, dir }, ...renderInline(content));
  const rest = { ...first, text: first.text.slice(id.length).replace(/^[\s:.]+/, '') };
  return createElement(
    'p',
    { id, dir, 'data-rule': '' },
    <a href={`#${id}`}>{id}</a>,
    ' ',
    ...renderInline([rest, ...others]),
    action,
  );
}
