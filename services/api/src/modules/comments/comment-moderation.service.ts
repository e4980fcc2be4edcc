import type { Comment, CommentCase, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { CommentEffectsService } from './comment-effects.service.ts';
import { CommentReadingService } from './comment-reading.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { canBeShown, isStale } from './comments.policy.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';

/** Number of comments shown before and after the one in question. */
const NEIGHBOURS = 3;
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
    private readonly users: UsersService,
    private readonly reading: CommentReadingService,
    private readonly effects: CommentEffectsService,
  ) {}

  async queue(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/comments/queue'>['query'],
  ): Promise<EndpointAnswer<'GET /api/comments/queue'>> {
    const rows = await this.comments.findQueue(decodeCursor(cursor, instantPosition), limit + 1);
    const describe = await this.reading.queueDescriber(caller, rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /**
   * Collects the information on which a moderator decides about a comment.
   * @throws COMMENT_NOT_FOUND; COMMENT_OWN, because members must not see who reported them.
   */
  async findCase(caller: Caller, id: string): Promise<CommentCase> {
    const row = await this.comments.find(id);
    if (!row) throw new ApiError('COMMENT_NOT_FOUND');
    if (row.authorId === caller.id) throw new ApiError('COMMENT_OWN');
    const { before, after } = await this.comments.findAround(row, NEIGHBOURS);
    const parent = row.parentId === null ? undefined : await this.comments.find(row.parentId);
    const describe = await this.reading.describer(caller, [...before, ...after, ...(parent ? [parent] : [])]);
    const reports = await this.reports.findOpen(id);
    const names = await this.users.namesOf(reports.map(({ reporterId }) => reporterId));
    return {
      comment: (await this.reading.queueDescriber(caller, [row]))(row),
      reports: reports.map(({ reporterId, kind, reason, text, at }) => ({
        by: nameOf(names, reporterId),
        kind,
        reason,
        text,
        at: at.toISOString(),
      })),
      parent: parent ? describe(parent) : null,
      before: before.map(describe),
      after: after.map(describe),
    };
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
        throw new ApiError('COMMENT_STALE', { current: await this.reading.present(caller, before) });
      const after = await this.bring(caller, id, decision);
      // A hidden comment still needs a decision, so its reports stay open.
      const reporters = decision === 'hold' ? [] : await this.reports.settle(id);
      const comment = await this.reading.present(caller, after);
      const { fullName } = comment.author;
      await this.effects.decided(caller, { before, after, authorName: fullName, reason, reporters });
      return comment;
    });
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
