import { z } from 'zod';
import { ROLE_NAMES } from '../access/roles.ts';
import { instant } from '../entities/list.ts';
import { releaseDescriptionSchema } from './release-description.ts';
import { releaseVersion } from './release-set.ts';

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
    embeds: true,
    actions: true,
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

/** The public key (base64url, 32 bytes raw) that verifies tickets: another one than that of release sets. */
export const ticketKeySchema = z.object({ kind: z.literal('ticket-key'), key: z.base64url().length(43) });
export type TicketKey = z.infer<typeof ticketKeySchema>;

/** The claims of a ticket: what a browser is handed as a signed JWT, and shows again. Nothing of it is stored. */
export const ticketSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), expiresAt: instant }),
  z.object({ kind: z.literal('development'), origin: z.string(), expiresAt: instant }),
  previewTicketSchema,
]);
export type Ticket = z.infer<typeof ticketSchema>;
