import type { Comment, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { CommentEffectsService } from './comment-effects.service.ts';
import { CommentReportsRepository, type NewReport } from './comment-reports.repository.ts';
import { CommentViewsService } from './comment-views.service.ts';
import { canBeShown, isStale, REPORTS_TO_HOLD } from './comments.policy.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';

const position = z.tuple([cursorInstant, z.uuid()]);
type Decided = Omit<EndpointInput<'POST /api/comments/:id/moderation'>['body'], 'reason'> & {
  reason?: string;
};

/** Moderation of comments. Each decision of a moderator is logged. */
@Injectable()
export class CommentModerationService {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentsRepository,
    private readonly reports: CommentReportsRepository,
    private readonly views: CommentViewsService,
    private readonly effects: CommentEffectsService,
  ) {}

  async queue(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/comments/queue'>['query'],
  ): Promise<EndpointAnswer<'GET /api/comments/queue'>> {
    const rows = await this.comments.findQueue(decodeCursor(cursor, position), limit + 1);
    const describe = await this.views.withSubjects(caller, rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /**
   * @throws COMMENT_NOT_FOUND, also for a comment that its author has removed; COMMENT_STALE when the moderator saw another version; COMMENT_OWN
   * for their own.
   */
  decide(caller: Caller, id: string, { decision, version, reason = '' }: Decided): Promise<Comment> {
    return this.database.transaction(async () => {
      const before = await this.comments.lock(id);
      if (!before || !canBeDecided(decision, before)) throw new ApiError('COMMENT_NOT_FOUND');
      if (before.authorId === caller.id) throw new ApiError('COMMENT_OWN');
      if (isStale(before, version))
        throw new ApiError('COMMENT_STALE', { current: await this.views.one(caller, before) });
      const after = await this.bring(caller, id, decision);
      // A hidden comment still needs a decision, so its reports stay open.
      const reporters = decision === 'hold' ? [] : await this.reports.settle(id);
      const comment = await this.views.one(caller, after);
      const { fullName } = comment.author;
      await this.effects.decided(caller, { before, after, authorName: fullName, reason, reporters });
      return comment;
    });
  }

  /** Removes a member's own comment, which isn't logged. Must run inside the transaction that has locked the comment. */
  async removeOwn(id: string, authorId: string): Promise<void> {
    const removed = await this.comments.remove(id, authorId);
    await this.effects.removedByAuthor(removed, await this.reports.settle(id));
  }

  /** Adds a report; {@link REPORTS_TO_HOLD} of them hold a public comment. Must run inside the transaction that has locked the comment. */
  async report(comment: CommentRow, report: NewReport): Promise<void> {
    const { id, state } = comment;
    if (!(await this.reports.add(comment, report))) return;
    const open = (await this.reports.countOpen([id])).get(id) ?? 0;
    const holds = state === 'shown' && open >= REPORTS_TO_HOLD;
    await this.effects.reported(holds ? await this.comments.hold(id) : comment, report);
  }

  private bring({ id: callerId }: Caller, id: string, decision: Decided['decision']): Promise<CommentRow> {
    if (decision === 'show') return this.comments.approve(id);
    return decision === 'hold' ? this.comments.hold(id) : this.comments.remove(id, callerId);
  }
}

function canBeDecided(decision: Decided['decision'], row: CommentRow): boolean {
  if (decision === 'show') return canBeShown(row);
  return decision === 'hold' ? row.state === 'shown' : row.state !== 'removed';
}
