import type { CommentSubject } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { canSee } from './comments.policy.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, Discussions } from './discussions.service.ts';

/** Access checks of comments. */
@Injectable()
export class CommentAccess {
  constructor(
    private readonly discussions: Discussions,
    private readonly comments: CommentsRepository,
  ) {}

  /** Returns an article by its id, or an event by any of its dates. @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND */
  discussed(caller: Caller, kind: CommentSubject, id: string): Promise<Discussed> {
    return kind === 'article' ? this.discussions.article(id) : this.discussions.event(caller, id);
  }

  /** Locks a comment that isn't removed and that the caller may see. @throws COMMENT_NOT_FOUND */
  async lockVisible(caller: Caller, id: string): Promise<CommentRow> {
    const row = await this.comments.lock(id);
    if (!row || row.state === 'removed' || !canSee(caller, row)) throw new ApiError('COMMENT_NOT_FOUND');
    return row;
  }
}
