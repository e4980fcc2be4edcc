import type { WrittenComment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { decodeCursor, instantPosition, type Page, toPage } from '../../platform/http/cursor.ts';
import { PublishedArticlesService } from '../news/published-articles.service.ts';
import { comments } from './comments.table.ts';

/** Comments of one member for their profile page: public ones on published articles. */
@Injectable()
export class MemberCommentsService {
  constructor(
    private readonly database: Database,
    private readonly articles: PublishedArticlesService,
  ) {}

  /** Returns comments, newest first. @throws INPUT_INVALID for a cursor of another list. */
  async list(
    authorId: string,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<Page<WrittenComment>> {
    const before = decodeCursor(cursor, instantPosition);
    const article = this.articles.toJoin();
    const rows = await this.database.queries
      .select({
        id: comments.id,
        text: comments.text,
        createdAt: comments.createdAt,
        article: { title: article.title, slug: article.slug },
      })
      .from(comments)
      .innerJoin(article, eq(article.id, comments.articleId))
      .where(
        and(
          eq(comments.authorId, authorId),
          sql`${comments.state} = 'shown'`,
          before && beforePosition(comments.createdAt, comments.id, before),
        ),
      )
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(limit + 1);
    return toPage(
      rows,
      limit,
      (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
      ({ createdAt, id }) => [createdAt.getTime(), id],
    );
  }
}
