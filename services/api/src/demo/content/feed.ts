import { FEED_KINDS } from '@boardwalk/contracts';
import { z } from 'zod';
import { demoMember } from './people.ts';
import { readJson } from './read-content.ts';

const feedItem = z.strictObject({
  kind: z.enum(FEED_KINDS),
  title: z.string(),
  body: z.string(),
  /** Path of a page of this site. */
  href: z.string().startsWith('/').nullable().default(null),
  author: demoMember,
  hoursAgo: z.number().min(0),
  pinSlot: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
});

/** Reads the entries of the community strip. */
export function readFeed() {
  return readJson('feed.json', z.array(feedItem));
}
