/** How long the address of a link may be, in characters. */
export const LINK_LENGTH = 2000;
/** What a link may lead to: another site, a mailbox, or a place on this site. Anything that a browser would run is none of these. */
export const LINK_ADDRESS = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?:[^\s/\\][^\s\\]*)?|#[\w.-]+)$/i;

/** Whether a text can be the address of a link. */
export function isLinkAddress(text: string): boolean {
  return text.length <= LINK_LENGTH && LINK_ADDRESS.test(text);
}
