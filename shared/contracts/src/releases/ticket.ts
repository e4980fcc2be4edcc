import { z } from 'zod';
import { ROLE_NAMES } from '../access/roles.ts';
import { instant } from '../entities/list.ts';
import { releaseDescriptionSchema } from './release-description.ts';
import { releaseVersion } from './release-set.ts';
import type { SignedText } from './signature.ts';

/** The cookie of a browser that is on the staff channel. */
export const CHANNEL_COOKIE = 'boardwalk-channel';
/** The cookie of a browser that previews a development server on its own computer. */
export const DEVELOPMENT_COOKIE = 'boardwalk-development';
/** Where a preview link leads; the ticket follows as the fragment, which no server ever sees in its log. */
export const PREVIEW_PATH = '/preview';

/** A remote on a development server, as much as a set must know of it. `entry` is an address on this computer. */
export const developmentRemoteSchema = z.object({
  entry: z.string().regex(/^http:\/\/localhost:\d{2,5}\/[\w./-]+$/, 'An address on localhost.'),
  manifest: releaseDescriptionSchema.pick({
    name: true,
    kit: true,
    routes: true,
    navigation: true,
    version: true,
    container: true,
  }),
});
export type DevelopmentRemote = z.infer<typeof developmentRemoteSchema>;

/** What a preview link leads to. */
export const previewTicketSchema = z.object({
  kind: z.literal('preview'),
  id: z.uuid(),
  name: z.string(),
  version: releaseVersion.optional(),
  development: developmentRemoteSchema.optional(),
  roles: z.array(z.enum(ROLE_NAMES)),
  expiresAt: instant,
});

/** What a browser is handed, signed, and shows again: nothing of it is stored. */
export const ticketSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), expiresAt: instant }),
  z.object({ kind: z.literal('development'), origin: z.string(), expiresAt: instant }),
  previewTicketSchema,
]);
export type Ticket = z.infer<typeof ticketSchema>;

/** A signed ticket as one word, fit for cookies and addresses. */
export function encodeTicket({ payload, key, signature }: SignedText): string {
  const text = btoa(String.fromCharCode(...new TextEncoder().encode(payload)));
  return `${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.${key}.${signature}`;
}

/** The signed text of a ticket; undefined for what is none. Whether it is genuine, `isSignedBy` tells. */
export function decodeTicket(word: string): SignedText | undefined {
  const [text, key, signature, ...rest] = word.split('.');
  if (!text || !key || !signature || rest.length > 0) return undefined;
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const payload = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(plain, (sign) => sign.charCodeAt(0)),
    );
    return { payload, key, signature };
  } catch {
    return undefined;
  }
}
