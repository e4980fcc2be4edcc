import { z } from 'zod';

/** What a link to a page says when it is shared: the API tells it for pages whose address names something. */
export const pageCardSchema = z
  .object({
    title: z.string(),
    description: z.string(),
    /** A picture on this site, with its size in pixels; null for the site's own card. */
    image: z
      .object({
        src: z.string().startsWith('/'),
        width: z.int().positive(),
        height: z.int().positive(),
        alt: z.string(),
      })
      .nullable(),
    /** False for a page that search engines shall not keep, though everybody may open it. */
    indexed: z.boolean().optional(),
  })
  .meta({ id: 'PageCard' });
export type PageCard = z.infer<typeof pageCardSchema>;

/** Where the API tells the card of a page, with `:name` for parts of the page's own address. */
export const cardAddress = z
  .string()
  .regex(
    /^\/api\/(?:[a-z0-9-]+|:[a-zA-Z]+)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*$/,
    'Addresses of cards look like /api/articles/:id/card.',
  );

/** The address of a page's card. @param pattern the page's own, such as `/news/:id`. */
export function cardAddressOf(address: string, pattern: string, path: string): string {
  const parts = path.split('/');
  const names = new Map(pattern.split('/').map((part, at) => [part, parts[at] ?? '']));
  return address.replace(/:[a-zA-Z]+/g, (name) => encodeURIComponent(names.get(name) ?? ''));
}
