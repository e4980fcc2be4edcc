import type { Comment, CommentSubject, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../platform/http/cursor.ts';
import { CommentViewsService } from './comment-views.service.ts';
import { canSee, isStale, moderates } from './comments.policy.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, Discussions } from './discussions.service.ts';
import { ModerationService } from './moderation.service.ts';

type Report = EndpointInput<'POST /api/comments/:id/report'>['body'];

const position = z.tuple([cursorInstant, z.uuid()]);

/** Reading and writing comments. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly discussions: Discussions,
    private readonly comments: CommentsRepository,
    private readonly views: CommentViewsService,
    private readonly moderation: ModerationService,
  ) {}

  /** Of an article by its id, or of an event by any of its dates. @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND */
  async list(
    caller: Caller,
    kind: CommentSubject,
    id: string,
    { cursor, limit }: EndpointInput<'GET /api/articles/:id/comments'>['query'],
  ): Promise<Page<Comment>> {
    const after = decodeCursor(cursor, position);
    const { about } = await this.find(caller, kind, id);
    const reader = moderates(caller) ? undefined : caller.id;
    const rows = await this.comments.findPage(about, reader, after, limit + 1);
    const describe = await this.views.of(caller, rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /** @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND, COMMENTS_CLOSED */
  async write(caller: Caller, kind: CommentSubject, id: string, text: string): Promise<Comment> {
    const discussed = await this.find(caller, kind, id);
    if (!discussed.open) throw new ApiError('COMMENTS_CLOSED');
    return this.views.one(caller, await this.moderation.add(caller, discussed, text));
  }

  /** @throws COMMENT_NOT_FOUND, ACCESS_DENIED for somebody else's, COMMENT_CLOSED when it is too late. */
  async change(caller: Caller, id: string, text: string): Promise<Comment> {
    const row = await this.database.transaction(async () => {
      const { authorId } = await this.lockVisible(caller, id);
      if (authorId !== caller.id) throw new ApiError('ACCESS_DENIED');
      const changed = await this.comments.changeText(id, text);
      return changed && this.moderation.lookAgain(caller, changed);
    });
    if (!row) throw new ApiError('COMMENT_CLOSED');
    return this.views.one(caller, row);
  }

  /** Members remove their own comments. Removing another's is a moderator's decision, on the version that they saw. */
  async remove(caller: Caller, id: string, version?: number): Promise<void> {
    await this.database.transaction(async () => {
      const { authorId } = await this.lockVisible(caller, id);
      if (authorId !== caller.id) {
        if (!moderates(caller)) throw new ApiError('ACCESS_DENIED');
        await this.moderation.decide(caller, id, { decision: 'remove', version });
        return;
      }
      await this.moderation.removeOwn(id, caller.id);
    });
  }

  /** @throws COMMENT_NOT_FOUND, ACCESS_DENIED for one's own, COMMENT_STALE. */
  report(caller: Caller, id: string, { reason, version }: Report): Promise<void> {
    return this.database.transaction(async () => {
      const comment = await this.lockVisible(caller, id);
      if (comment.authorId === caller.id) throw new ApiError('ACCESS_DENIED');
      if (isStale(comment, version))
        throw new ApiError('COMMENT_STALE', { current: await this.views.one(caller, comment) });
      await this.moderation.report(caller.id, comment, reason);
    });
  }

  private find(caller: Caller, kind: CommentSubject, id: string): Promise<Discussed> {
    return kind === 'article' ? this.discussions.article(id) : this.discussions.event(caller, id);
  }

  /** Locks a comment that isn't removed and that the caller may see. @throws COMMENT_NOT_FOUND */
  private async lockVisible(caller: Caller, id: string): Promise<CommentRow> {
    const row = await this.comments.lock(id);
    if (!row || row.state === 'removed' || !canSee(caller, row)) throw new ApiError('COMMENT_NOT_FOUND');
    return row;
  }
}
