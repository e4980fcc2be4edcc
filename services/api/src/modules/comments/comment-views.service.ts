import { type Comment, DELETED_MEMBER, type EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { PublishedArticlesService } from '../news/published-articles.service.ts';
import { UsersService } from '../users/users.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { editableUntil, moderates } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';

type QueuedComment = EndpointAnswer<'GET /api/comments/queue'>['items'][number];
const NO_ARTICLE = { title: '', slug: '' };

/** Comments as a caller may see them. */
@Injectable()
export class CommentViewsService {
  constructor(
    private readonly users: UsersService,
    private readonly reports: CommentReportsRepository,
    private readonly articles: PublishedArticlesService,
  ) {}

  /** Reads authors and reports of all these comments at once. */
  async of(caller: Caller, rows: readonly CommentRow[]): Promise<(row: CommentRow) => Comment> {
    const authors = await this.users.namesOf([...new Set(rows.map(({ authorId }) => authorId))]);
    const reports = moderates(caller)
      ? await this.reports.countOpen(rows.map(({ id }) => id))
      : new Map<string, number>();
    return (row) =>
      toComment(row, caller, authors.get(row.authorId ?? '') ?? DELETED_MEMBER, reports.get(row.id) ?? 0);
  }

  async one(caller: Caller, row: CommentRow): Promise<Comment> {
    return (await this.of(caller, [row]))(row);
  }

  /** The same with the article of each comment, for the moderators' queue. */
  async withArticles(
    caller: Caller,
    rows: readonly CommentRow[],
  ): Promise<(row: CommentRow) => QueuedComment> {
    const articles = await this.articles.titlesOf([...new Set(rows.map(({ articleId }) => articleId))]);
    const describe = await this.of(caller, rows);
    return (row) => {
      const { title, slug } = articles.get(row.articleId) ?? NO_ARTICLE;
      return { ...describe(row), articleTitle: title, articleSlug: slug };
    };
  }
}

/** Only moderators see the text of a removed comment, and the number of its reports. */
function toComment(row: CommentRow, caller: Caller, author: Comment['author'], reports: number): Comment {
  const { id, articleId, version, state, createdAt, editedAt } = row;
  const hidden = state === 'removed' && !moderates(caller);
  return {
    ...{ id, articleId, version, author, state },
    text: hidden ? '' : row.text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    reports: moderates(caller) ? reports : 0,
    mine: row.authorId === caller.id,
    editableUntil: editableUntil(row).toISOString(),
  };
}
