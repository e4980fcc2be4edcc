import { randomUUID } from 'node:crypto';
import { storedBody } from '../modules/news/article-fields.policy.ts';
import type { NewArticle } from '../modules/news/articles.table.ts';
import { slugOfTitle } from '../platform/text/slug-of-title.ts';
import type { DemoArticle } from './content/articles.ts';
import { ago } from './timeline.ts';

/** Hours between the creation of an article and its publication. */
const WRITING_HOURS = 20;

/** Returns the row of an article, without its slug and its first revision. */
export async function articleRow(
  { author: _, cover: __, hoursAgo, body, ...article }: DemoArticle,
  authorId: string,
  now: Date,
): Promise<NewArticle & { id: string; slug: string; authorId: string; createdAt: Date }> {
  const isScheduled = hoursAgo < 0;
  const publicationTime = ago(now, hoursAgo);
  const createdAt = ago(now, isScheduled ? WRITING_HOURS : hoursAgo + WRITING_HOURS);
  return {
    ...article,
    ...storedBody(body),
    id: randomUUID(),
    slug: await slugOfTitle(article.title, 'article'),
    authorId,
    publishAt: article.state === 'scheduled' ? publicationTime : null,
    publishedAt: article.state === 'published' ? publicationTime : null,
    createdAt,
    updatedAt: isScheduled ? createdAt : publicationTime,
    demo: true,
  };
}
