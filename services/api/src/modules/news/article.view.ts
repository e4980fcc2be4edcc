import type { Article, ArticleCard, ArticleRevision } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import { type MemberName, nameOf } from '../users/users.view.ts';
import type { RevisionRow } from './article-records.table.ts';
import { permissionsOn } from './article-states.policy.ts';
import type { ArticleRow, CardRow } from './articles.table.ts';

type Names = ReadonlyMap<string, MemberName>;

export function toCard(row: CardRow, names: Names, highlight: string[] | null = null): ArticleCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    tags: row.tags,
    cover: coverOf(row),
    author: nameOf(names, row.authorId),
    state: row.state,
    pinned: row.pinSlot !== null,
    readingMinutes: row.readingMinutes,
    publishedAt: publicationTimeOf(row)?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    highlight,
    demo: row.demo,
  };
}

export function toArticle(row: ArticleRow, names: Names, caller: Caller): Article {
  const { highlight: _, ...card } = toCard(row, names);
  return {
    ...card,
    body: row.body,
    commentsOpen: row.commentsOpen,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    ...permissionsOn(caller, row),
  };
}

/** Returns the fields of an article that a revision contains besides its text. */
export function revisionDetailsOf(row: CardRow): NonNullable<ArticleRevision['details']> {
  return { cover: coverOf(row), tags: row.tags, category: row.category };
}

export function toRevision(row: RevisionRow, names: Names): ArticleRevision {
  const { number, title, summary, body, details, at, restoredFrom } = row;
  const editor = nameOf(names, row.editorId);
  return { number, title, summary, body, details, editor, at: at.toISOString(), restoredFrom };
}

/** Returns the time of the publication, past or scheduled. A draft has none, even if it was published before. */
function publicationTimeOf({ state, publishAt, publishedAt }: CardRow): Date | null {
  if (state === 'scheduled') return publishAt;
  return state === 'published' || state === 'archived' ? publishedAt : null;
}

function coverOf({ coverMediaId, coverAlt, cover }: CardRow): ArticleCard['cover'] {
  return coverMediaId && cover ? { mediaId: coverMediaId, alt: coverAlt ?? '', ...cover } : null;
}
