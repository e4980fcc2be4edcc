import { cleanAddress, cleanLine } from './clean-text.ts';

/** The address of a member's page, on whatever site, with or without its protocol. */
const PAGE = /^(?:(?:https?:\/\/)?[^/\s]+)?\/members\/([^/?#\s]+)/i;

/** The handle that is meant, in small letters, by a handle, one with its @, or the address of a member's page. */
export function handleIn(written: string): string {
  const text = cleanAddress(written);
  const handle = PAGE.exec(text)?.[1] ?? text.replace(/^@/, '');
  return handle.toLowerCase();
}

/** The words by which members are searched for: a name as it was typed, or the handle in `@ana` or in the address of a member's page. */
export function memberWordsIn(written: string): string {
  const text = cleanLine(written);
  if (!text.startsWith('@') && !PAGE.test(text)) return text;
  // An @ alone is the beginning of a handle that is still typed.
  return handleIn(text) || text;
}
