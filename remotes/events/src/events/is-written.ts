import type { RichText } from '@boardwalk/contracts';

/** Whether there is anything in a text. An editor leaves an empty paragraph. */
export function isWritten({ content }: RichText): boolean {
  return content.some((node) => node.type !== 'paragraph' || Boolean(node.content?.length));
}
