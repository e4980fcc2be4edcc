import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { CommentEventsService } from './comment-events.service.ts';
import { CommentMentions } from './comment-mentions.service.ts';
import { CommentThreadsRepository } from './comment-threads.repository.ts';
import { isTrusted, needsAnotherLook, placeOfReply } from './comments.policy.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import type { Discussed } from './discussions.service.ts';

type Written = EndpointInput<'POST /api/articles/:id/comments'>['body'];

/** Creates and edits comments and replies. */
@Injectable()
export class CommentWriting {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentsRepository,
    private readonly threads: CommentThreadsRepository,
    private readonly mentions: CommentMentions,
    private readonly events: CommentEventsService,
  ) {}

  /**
   * Adds a comment or a reply. It is held until a moderator has approved a comment of its author.
   * @throws COMMENT_NOT_FOUND when the answered comment isn't public anymore; MENTIONS_TOO_MANY.
   */
  add(caller: Caller, discussed: Discussed, { text, replyTo }: Written): Promise<CommentRow> {
    return this.database.transaction(async () => {
      const { kind, id } = discussed.about;
      const answered =
        replyTo === undefined ? undefined : await this.threads.lockAnswered(discussed.about, replyTo);
      if (replyTo !== undefined && !answered) throw new ApiError('COMMENT_NOT_FOUND');
      const trusted = isTrusted(caller) || (await this.comments.isApproved(caller.id));
      const row = await this.comments.insert({
        ...(kind === 'article' ? { articleId: id } : { eventId: id }),
        ...placeOfReply(answered),
        authorId: caller.id,
        text,
        state: trusted ? 'shown' : 'held',
      });
      await this.mentions.follow(row);
      await (trusted ? this.events.shown(row, discussed) : this.events.held(row));
      return row;
    });
  }

  /**
   * Changes the text of a comment that this transaction has locked. A comment that a moderator has approved is held again.
   * @throws MENTIONS_TOO_MANY
   * @returns undefined when the time to edit is over.
   */
  async change(caller: Caller, id: string, text: string): Promise<CommentRow | undefined> {
    const changed = await this.comments.changeText(id, text);
    if (!changed) return undefined;
    await this.mentions.follow(changed);
    if (needsAnotherLook(caller, changed)) {
      const held = await this.comments.hold(id);
      await this.events.held(held);
      return held;
    }
    await this.events.changed(changed);
    return changed;
  }
}
