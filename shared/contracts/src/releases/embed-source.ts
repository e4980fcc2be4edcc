import { z } from 'zod';

/** Maximum number of embeddable sites of a remote. */
const MAX_EMBEDS = 8;

// The origin is copied into the page's CSP unescaped, so the pattern excludes every character with a meaning there.
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
  .max(MAX_EMBEDS, `At most ${MAX_EMBEDS} sites.`)
  .refine((sources) => new Set(sources.map(({ origin }) => origin)).size === sources.length, {
    message: 'Name each origin once.',
  });
