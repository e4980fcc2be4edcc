import { z } from 'zod';
import { ROLE_NAMES } from '../access/roles.ts';
import { instant } from '../entities/list.ts';
import { releaseDescriptionSchema } from './release-description.ts';
import { releaseVersion } from './release-set.ts';

/** Cookie of a browser on the staff channel. */
export const CHANNEL_COOKIE = 'boardwalk-channel';
/** Cookie of a browser that previews a local development server. */
export const DEVELOPMENT_COOKIE = 'boardwalk-development';
/** Path of a preview link; the ticket follows as the fragment, which never appears in server logs. */
export const PREVIEW_PATH = '/preview';

/** A remote on a development server, with the data that a set needs. `entry` is a localhost URL. */
export const developmentRemoteSchema = z.object({
  entry: z.string().regex(/^http:\/\/localhost:\d{2,5}\/[\w./-]+$/, 'An address on localhost.'),
  manifest: releaseDescriptionSchema.pick({
    name: true,
    kit: true,
    routes: true,
    navigation: true,
    version: true,
    container: true,
    embeds: true,
    actions: true,
    slots: true,
  }),
});
export type DevelopmentRemote = z.infer<typeof developmentRemoteSchema>;

/** Target of a preview link. */
export const previewTicketSchema = z.object({
  kind: z.literal('preview'),
  id: z.uuid(),
  name: z.string(),
  version: releaseVersion.optional(),
  development: developmentRemoteSchema.optional(),
  roles: z.array(z.enum(ROLE_NAMES)),
  expiresAt: instant,
});

/** Public key (base64url, 32 bytes raw) that verifies tickets; a different one than for release sets. */
export const ticketKeySchema = z.object({ kind: z.literal('ticket-key'), key: z.base64url().length(43) });
export type TicketKey = z.infer<typeof ticketKeySchema>;

/** Claims of a ticket: a signed JWT that the browser stores and sends back. The server stores nothing. */
export const ticketSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), expiresAt: instant }),
  z.object({ kind: z.literal('development'), origin: z.string(), expiresAt: instant }),
  previewTicketSchema,
]);
export type Ticket = z.infer<typeof ticketSchema>;
