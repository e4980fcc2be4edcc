/** Maximum length of a link's URL, in characters. */
export const LINK_LENGTH = 2000;
/** Allowed URLs of links: another site, an e-mail address, or a page of this site. Excludes anything that a browser would execute. */
export const LINK_ADDRESS = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?:[^\s/\\][^\s\\]*)?|#[\w.-]+)$/i;

/** Returns whether a text is an allowed URL of a link. */
export function isLinkAddress(text: string): boolean {
  return text.length <= LINK_LENGTH && LINK_ADDRESS.test(text);
}
