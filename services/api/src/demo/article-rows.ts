import { randomUUID } from 'node:crypto';
import { storedBody } from '../modules/news/article-fields.policy.ts';
import type { NewArticle } from '../modules/news/articles.table.ts';
import { slugOfTitle } from '../platform/text/slug-of-title.ts';
import type { DemoArticle } from './articles/demo-article.ts';
import { ago } from './timeline.ts';

/** How long before it came out an article was begun, in hours. */
const WRITTEN_IN = 20;

/** An article as it is stored, with its first revision and its address as its own rows. */
export async function articleRow(
  { author: _, cover: __, hoursAgo, body, ...article }: DemoArticle,
  authorId: string,
  now: Date,
): Promise<NewArticle & { id: string; slug: string; authorId: string; createdAt: Date }> {
  const isAhead = hoursAgo < 0;
  const appears = ago(now, hoursAgo);
  const begun = ago(now, isAhead ? WRITTEN_IN : hoursAgo + WRITTEN_IN);
  return {
    ...article,
    ...storedBody(body),
    id: randomUUID(),
    slug: await slugOfTitle(article.title, 'article'),
    authorId,
    publishAt: article.state === 'scheduled' ? appears : null,
    publishedAt: article.state === 'published' ? appears : null,
    createdAt: begun,
    updatedAt: isAhead ? begun : appears,
    demo: true,
  };
}
