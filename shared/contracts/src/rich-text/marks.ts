import { z } from 'zod';
import { LINK_ADDRESS, LINK_LENGTH } from './link-address.ts';

export const linkAddress = z
  .string()
  .max(LINK_LENGTH)
  .regex(LINK_ADDRESS, 'Links start with https://, http://, mailto: or / (a page of this site).');

export const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('code') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkAddress }) }),
]);
export type Mark = z.infer<typeof markSchema>;
