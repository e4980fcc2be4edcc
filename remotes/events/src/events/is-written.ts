import type { RichText } from '@boardwalk/contracts';

/** Returns whether a text has content. An empty editor contains an empty paragraph. */
export function isWritten({ content }: RichText): boolean {
  return content.some((node) => node.type !== 'paragraph' || Boolean(node.content?.length));
}
