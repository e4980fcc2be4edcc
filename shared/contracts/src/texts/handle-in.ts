import { cleanAddress, cleanLine } from './clean-text.ts';

/** URL of a member's page on any site, with or without the protocol. */
const PAGE = /^(?:(?:https?:\/\/)?[^/\s]+)?\/members\/([^/?#\s]+)/i;

/** Returns the lowercase handle of a handle, a handle with @, or the URL of a member's page. */
export function handleIn(written: string): string {
  const text = cleanAddress(written);
  const handle = PAGE.exec(text)?.[1] ?? text.replace(/^@/, '');
  return handle.toLowerCase();
}

/** Returns the search text for members: a name as typed, or the handle of `@ana` or of the URL of a member's page. */
export function memberWordsIn(written: string): string {
  const text = cleanLine(written);
  if (!text.startsWith('@') && !PAGE.test(text)) return text;
  // A single @ is the beginning of a handle that is still being typed.
  return handleIn(text) || text;
}
