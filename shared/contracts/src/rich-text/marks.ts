import { z } from 'zod';

const LINK_LENGTH = 2000;
/** What a link may lead to: another site, a mailbox, or a place on this site. Anything that a browser would run is none of these. */
const ADDRESS = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?:[^\s/\\][^\s\\]*)?|#[\w.-]+)$/i;

export const linkAddress = z
  .string()
  .max(LINK_LENGTH)
  .regex(ADDRESS, 'Links start with https://, http://, mailto: or / (a page of this site).');

/** Whether a text can be the address of a link. */
export function isLinkAddress(text: string): boolean {
  return linkAddress.safeParse(text).success;
}

export const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('code') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkAddress }) }),
]);
export type Mark = z.infer<typeof markSchema>;
