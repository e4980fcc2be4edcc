import type { Comment, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { AuditService } from '../audit/audit.service.ts';
import { CommentDescriber } from './comment-describer.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { canBeShown, REPORTS_THAT_HOLD } from './comments.policy.ts';
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
    private readonly audit: AuditService,
  ) {}

  async queue(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/comments/queue'>['query'],
  ): Promise<EndpointAnswer<'GET /api/comments/queue'>> {
    const rows = await this.comments.findQueue(decodeCursor(cursor, position), limit + 1);
    const describe = await this.describer.withArticles(caller, rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
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
      await this.audit.record(caller, {
        action: show ? 'comment.shown' : 'comment.removed',
        target: { type: 'user', id: before.authorId, label: comment.author.fullName },
        before: { state: before.state },
        after: { state: after.state, comment: id, article: articleTitle },
      });
      return comment;
    });
  }

  /** A member takes their own back: that needs no line in the log. Call it inside the transaction that has locked it. */
  async takeBack(id: string, authorId: string): Promise<void> {
    await this.comments.remove(id, authorId);
    await this.reports.settle(id);
  }

  /** Notes a report; enough of them hold a comment that is shown. Call it inside the transaction that has locked it. */
  async report(reporterId: string, { id, state }: CommentRow, reason: string): Promise<void> {
    await this.reports.add(id, reporterId, reason);
    const open = (await this.reports.countOpen([id])).get(id) ?? 0;
    if (state === 'shown' && open >= REPORTS_THAT_HOLD) await this.comments.hold(id);
  }
}

function isOpenTo(decision: Decision, row: CommentRow): boolean {
  return decision === 'show' ? canBeShown(row) : row.state !== 'removed';
}
