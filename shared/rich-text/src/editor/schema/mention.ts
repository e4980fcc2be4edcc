import { RICH_TEXT_LIMITS, truncate } from '@boardwalk/contracts';
import { Node } from '@tiptap/core';

const MAX_CHARACTERS = { id: RICH_TEXT_LIMITS.mentionId, label: RICH_TEXT_LIMITS.mentionLabel };
type Name = keyof typeof MAX_CHARACTERS;

const attribute = (name: Name) => ({
  default: '',
  parseHTML: (element: HTMLElement) =>
    truncate(element.dataset[name] ?? '', MAX_CHARACTERS[name], { end: '' }),
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

/** A mention of a member. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes() {
    return { id: attribute('id'), label: attribute('label') };
  },
  parseHTML() {
    return [{ tag: 'span[data-mention]' }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return ['span', { 'data-mention': '', ...HTMLAttributes }, `@${node.attrs.label}`];
  },
  renderText: ({ node }) => `@${node.attrs.label}`,
  // Markdown has no mentions: the name stays.
  renderMarkdown: ({ attrs }) => `@${attrs?.label ?? ''}`,
});
