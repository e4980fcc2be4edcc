import { type Article, readingMinutes } from '@boardwalk/contracts';
import { type Draft, savableOf } from './draft.ts';

type Cover = NonNullable<Article['cover']>;

/** Placeholder size: only the server knows that of a newly chosen cover; readers see it cropped to the same ratio. */
const DEFAULT_SHAPE = { width: 1600, height: 900, focus: { x: 0.5, y: 0.5 } };

/** Returns the article as it will be once the draft is published. */
export function previewOf(article: Article, draft: Draft): Article {
  const { title, summary, body, category, tags, cover, commentsOpen } = savableOf(draft);
  return {
    ...article,
    title: title.trim() || article.title,
    summary,
    body,
    category,
    tags,
    commentsOpen,
    cover: cover && shapeOf(article, cover),
    readingMinutes: readingMinutes(body),
  };
}

function shapeOf({ cover: known }: Article, { mediaId, alt }: NonNullable<Draft['cover']>): Cover {
  return { ...(known?.mediaId === mediaId ? known : DEFAULT_SHAPE), mediaId, alt };
}
