import { z } from 'zod';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

export const FEED_KINDS = ['post', 'news', 'event', 'stream', 'property'] as const;

/** An entry of the community strip. `href` is a path on this site or null; at most three items are pinned. */
export const feedItemSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(FEED_KINDS),
    title: z.string(),
    body: z.string(),
    href: z.string().nullable(),
    author: personSchema,
    pinned: z.boolean(),
    publishedAt: instant,
    demo: z.boolean(),
  })
  .meta({ id: 'FeedItem' });
export type FeedItem = z.infer<typeof feedItemSchema>;
