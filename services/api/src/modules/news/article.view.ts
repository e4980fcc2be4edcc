import type { Article, ArticleCard, ArticleRevision } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import { FORMER_MEMBER } from '../users/former-member.ts';
import type { MemberName } from '../users/users.service.ts';
import type { CardRow } from './article-lists.repository.ts';
import type { RevisionRow } from './article-records.table.ts';
import { rightsOver } from './article-states.policy.ts';
import type { ArticleRow } from './articles.table.ts';

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
    author: names.get(row.authorId ?? '') ?? FORMER_MEMBER,
    state: row.state,
    pinned: row.pinSlot !== null,
    readingMinutes: row.readingMinutes,
    publishedAt: appearanceOf(row)?.toISOString() ?? null,
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
    ...rightsOver(caller, row),
  };
}

export function toRevision(row: RevisionRow, names: Names): ArticleRevision {
  const { number, title, summary, body, at, restoredFrom } = row;
  const editor = names.get(row.editorId ?? '') ?? FORMER_MEMBER;
  return { number, title, summary, body, editor, at: at.toISOString(), restoredFrom };
}

/** When it came out, or will. What was taken back to be worked on has no such moment. */
function appearanceOf({ state, publishAt, publishedAt }: CardRow): Date | null {
  if (state === 'scheduled') return publishAt;
  return state === 'published' || state === 'archived' ? publishedAt : null;
}

function coverOf({ coverMediaId, coverAlt, cover }: CardRow): ArticleCard['cover'] {
  return coverMediaId && cover ? { mediaId: coverMediaId, alt: coverAlt ?? '', ...cover } : null;
}
