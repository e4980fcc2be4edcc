import type { Comment, CommentSubject, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { CommentAccess } from './comment-access.service.ts';
import { CommentViewsService } from './comment-views.service.ts';
import { CommentWriting } from './comment-writing.service.ts';
import { isStale, moderates } from './comments.policy.ts';
import { ModerationService } from './moderation.service.ts';

type Written = EndpointInput<'POST /api/articles/:id/comments'>['body'];
type Report = EndpointInput<'POST /api/comments/:id/report'>['body'];

/** Members' actions on comments: write, edit and remove their own, report others. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly access: CommentAccess,
    private readonly writing: CommentWriting,
    private readonly views: CommentViewsService,
    private readonly moderation: ModerationService,
  ) {}

  /** @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND, COMMENTS_CLOSED, COMMENT_NOT_FOUND, MENTIONS_TOO_MANY */
  async write(caller: Caller, kind: CommentSubject, id: string, written: Written): Promise<Comment> {
    const discussed = await this.access.discussed(caller, kind, id);
    if (!discussed.open) throw new ApiError('COMMENTS_CLOSED');
    return this.views.one(caller, await this.writing.add(caller, discussed, written));
  }

  /** @throws COMMENT_NOT_FOUND, ACCESS_DENIED for another member's comment, COMMENT_CLOSED when the time to edit is over, MENTIONS_TOO_MANY. */
  async change(caller: Caller, id: string, text: string): Promise<Comment> {
    const row = await this.database.transaction(async () => {
      const { authorId } = await this.access.lockVisible(caller, id);
      if (authorId !== caller.id) throw new ApiError('ACCESS_DENIED');
      return this.writing.change(caller, id, text);
    });
    if (!row) throw new ApiError('COMMENT_CLOSED');
    return this.views.one(caller, row);
  }

  /** Members remove their own comments. Removing another's is a moderator's decision about the version that they saw. */
  async remove(caller: Caller, id: string, version?: number): Promise<void> {
    await this.database.transaction(async () => {
      const { authorId } = await this.access.lockVisible(caller, id);
      if (authorId !== caller.id) {
        if (!moderates(caller)) throw new ApiError('ACCESS_DENIED');
        await this.moderation.decide(caller, id, { decision: 'remove', version });
        return;
      }
      await this.moderation.removeOwn(id, caller.id);
    });
  }

  /** @throws COMMENT_NOT_FOUND, ACCESS_DENIED for the caller's own comment, COMMENT_STALE. */
  report(caller: Caller, id: string, { version, ...report }: Report): Promise<void> {
    return this.database.transaction(async () => {
      const comment = await this.access.lockVisible(caller, id);
      if (comment.authorId === caller.id) throw new ApiError('ACCESS_DENIED');
      if (isStale(comment, version))
        throw new ApiError('COMMENT_STALE', { current: await this.views.one(caller, comment) });
      await this.moderation.report(comment, { ...report, reporterId: caller.id });
    });
  }
}
