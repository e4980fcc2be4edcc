import { isRemoteBlock, type RemoteBlock as RemoteBlockAttributes } from '@boardwalk/contracts';
import { Node } from '@tiptap/core';

function attributesOf({ dataset }: HTMLElement): RemoteBlockAttributes | undefined {
  const { remoteBlock: remote, block, id } = dataset;
  const attributes = { remote, block, id };
  return isRemoteBlock(attributes) ? attributes : undefined;
}

const attribute = (name: keyof RemoteBlockAttributes) => ({
  default: '',
  rendered: false,
  parseHTML: (element: HTMLElement) => attributesOf(element)?.[name],
});

/** A block of a remote: the author sees a card with its name and id. */
export const RemoteBlock = Node.create({
  name: 'remoteBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { remote: attribute('remote'), block: attribute('block'), id: attribute('id') };
  },
  parseHTML() {
    return [
      {
        tag: 'div[data-remote-block]',
        getAttrs: (element) => attributesOf(element) !== undefined && null,
      },
    ];
  },
  renderHTML({ node }) {
    const { remote, block, id } = node.attrs as RemoteBlockAttributes;
    return [
      'div',
      { 'data-remote-block': remote, 'data-block': block, 'data-id': id },
      ['strong', `${remote}: ${block}`],
      ['span', id],
    ];
  },
  // Markdown has nothing like it.
  renderMarkdown: () => '',
});
