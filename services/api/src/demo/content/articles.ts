import { articleFieldsSchema, articleStateSchema } from '@boardwalk/contracts';
import { z } from 'zod';
import { filesIn } from './content-files.ts';
import { demoMember } from './people.ts';
import { nameAmong, readMarkdown } from './read-content.ts';

const articleSchema = articleFieldsSchema
  .pick({ title: true, summary: true, category: true, tags: true, body: true })
  .extend({
    author: demoMember,
    /** Name of the cover in the artwork. */
    cover: z.string(),
    state: articleStateSchema,
    /** Hours since it was published or last edited; negative for one that is scheduled. */
    hoursAgo: z.number(),
    pinSlot: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    commentsOpen: z.boolean().optional(),
  })
  .strict();

/** Article of the demo community. Times are relative to the time of seeding. */
export type DemoArticle = z.infer<typeof articleSchema>;

/** Reads the articles of the demo community, in every state. */
export function readArticles(): DemoArticle[] {
  return filesIn('articles').map((file) => readMarkdown(file, articleSchema));
}

/** Title of an article of the demo community. */
export const articleTitle = nameAmong(
  () => readArticles().map(({ title }) => title),
  (title) => `No article has the title “${title}”.`,
);
