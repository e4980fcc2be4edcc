import type { JSONContent } from '@tiptap/core';

const INLINE = new Set(['text', 'hardBreak', 'mention']);
/** Nodes that contain blocks, at least one. */
const HOLDERS = new Set(['doc', 'blockquote', 'listItem', 'tableCell', 'tableHeader']);

/** Rearranges nodes parsed from Markdown into valid documents: pictures between paragraphs instead of inside, and text always in a paragraph. */
export function fitBlocks(node: JSONContent): JSONContent {
  const { content = [] } = node;
  if (!HOLDERS.has(node.type ?? ''))
    return node.content ? { ...node, content: content.map(fitBlocks) } : node;
  const blocks: JSONContent[] = [];
  let inline: JSONContent[] | undefined;
  const addBlock = (block: JSONContent) => {
    inline = undefined;
    blocks.push(block);
  };
  for (const child of content.flatMap(openParagraph)) {
    if (!INLINE.has(child.type ?? '')) addBlock(fitBlocks(child));
    else if (inline) inline.push(child);
    else {
      inline = [child];
      blocks.push({ type: 'paragraph', content: inline });
    }
  }
  return { ...node, content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

/** Splits a paragraph at its pictures, and drops empty parts. */
function openParagraph(node: JSONContent): JSONContent[] {
  if (node.type !== 'paragraph') return [node];
  const { content = [] } = node;
  return content.some(({ type }) => type === 'image') ? content : content.length > 0 ? [node] : [];
}
