import { z } from 'zod';

/** How many sites a remote may name. */
const MOST_EMBEDS = 8;

// It becomes a part of a page's policy as it stands: a host of letters, and nothing that has a meaning there.
const ORIGIN = /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{2,5})?$/;

/** A site whose players or pages a remote may show in a frame. */
export const embedSourceSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]{1,30}$/, 'Lower case letters, digits and dashes.'),
  origin: z
    .string()
    .max(120)
    .regex(ORIGIN, 'An origin by https, without path or wildcard, such as https://player.vimeo.com.'),
});
export type EmbedSource = z.infer<typeof embedSourceSchema>;

export const embedSourcesSchema = z
  .array(embedSourceSchema)
  .max(MOST_EMBEDS, `At most ${MOST_EMBEDS} sites.`)
  .refine((sources) => new Set(sources.map(({ origin }) => origin)).size === sources.length, {
    message: 'Name each origin once.',
  });
