import type { Comment, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import type { DiscussedArticle } from '../news/published-articles.service.ts';
import { CommentChronicle } from './comment-chronicle.service.ts';
import { CommentDescriber } from './comment-describer.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { canBeShown, isKnown, REPORTS_THAT_HOLD } from './comments.policy.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';

const position = z.tuple([cursorInstant, z.uuid()]);
type Decision = EndpointInput<'POST /api/comments/:id/moderation'>['body']['decision'];

/** What moderators do with comments. Each decision is in the audit log. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentsRepository,
    private readonly reports: CommentReportsRepository,
    private readonly describer: CommentDescriber,
    private readonly chronicle: CommentChronicle,
  ) {}

  async queue(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/comments/queue'>['query'],
  ): Promise<EndpointAnswer<'GET /api/comments/queue'>> {
    const rows = await this.comments.findQueue(decodeCursor(cursor, position), limit + 1);
    const describe = await this.describer.withArticles(caller, rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /** Takes a comment in: shown at once, or held as long as no moderator has let one of this member's stand. */
  receive(caller: Caller, article: DiscussedArticle, text: string): Promise<CommentRow> {
    return this.database.transaction(async () => {
      const trusted = isKnown(caller) || (await this.comments.isApproved(caller.id));
      const state = trusted ? 'shown' : 'held';
      const row = await this.comments.insert({ articleId: article.id, authorId: caller.id, text, state });
      await (trusted ? this.chronicle.shown(row, article) : this.chronicle.held(row));
      return row;
    });
  }

  /** @throws COMMENT_NOT_FOUND, also for one that its writer took back. */
  decide(caller: Caller, id: string, decision: Decision): Promise<Comment> {
    return this.database.transaction(async () => {
      const before = await this.comments.lock(id);
      if (!before || !isOpenTo(decision, before)) throw new ApiError('COMMENT_NOT_FOUND');
      const show = decision === 'show';
      const after = await (show ? this.comments.approve(id) : this.comments.remove(id, caller.id));
      await this.reports.settle(id);
      const {
        articleTitle,
        articleSlug: _,
        ...comment
      } = (await this.describer.withArticles(caller, [after]))(after);
      const { fullName } = comment.author;
      await this.chronicle.decided(caller, { before, after, authorName: fullName, articleTitle });
      return comment;
    });
  }

  /** A member takes their own back: that needs no line in the log. Call it inside the transaction that has locked it. */
  async takeBack(id: string, authorId: string): Promise<void> {
    await this.comments.remove(id, authorId);
    await this.reports.settle(id);
    await this.chronicle.settled(id);
  }

  /** Notes a report; enough of them hold a comment that is shown. Call it inside the transaction that has locked it. */
  async report(reporterId: string, { id, state }: CommentRow, reason: string): Promise<void> {
    await this.reports.add(id, reporterId, reason);
    const open = (await this.reports.countOpen([id])).get(id) ?? 0;
    if (state !== 'shown' || open < REPORTS_THAT_HOLD) return;
    await this.chronicle.held(await this.comments.hold(id));
  }
}

function isOpenTo(decision: Decision, row: CommentRow): boolean {
  return decision === 'show' ? canBeShown(row) : row.state !== 'removed';
}
