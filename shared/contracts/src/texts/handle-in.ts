import { cleanAddress } from './clean-text.ts';

/** The address of a member's page, on whatever site. */
const PAGE = /^(?:https?:\/\/[^/\s]+)?\/members\/([^/?#\s]+)/i;

/** The handle that is meant, in small letters, by a handle, one with its @, or the address of a member's page. */
export function handleIn(written: string): string {
  const text = cleanAddress(written);
  const handle = PAGE.exec(text)?.[1] ?? text.replace(/^@/, '');
  return handle.toLowerCase();
}
