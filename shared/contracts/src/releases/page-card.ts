import { z } from 'zod';

/** Share card of a page. The API provides it for pages whose URL identifies something. */
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
    /** False for a public page that search engines shall not index. */
    indexed: z.boolean().optional(),
  })
  .meta({ id: 'PageCard' });
export type PageCard = z.infer<typeof pageCardSchema>;

/** API path of a page's card, with `:name` for parameters of the page's URL. */
export const cardAddress = z
  .string()
  .regex(
    /^\/api\/(?:[a-z0-9-]+|:[a-zA-Z]+)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*$/,
    'Addresses of cards look like /api/articles/:id/card.',
  );

/** Returns the API path of a page's card. @param pattern pattern of the page, such as `/news/:id`. */
export function cardAddressOf(address: string, pattern: string, path: string): string {
  const parts = path.split('/');
  const names = new Map(pattern.split('/').map((part, at) => [part, parts[at] ?? '']));
  return address.replace(/:[a-zA-Z]+/g, (name) => encodeURIComponent(names.get(name) ?? ''));
}
