import type { Comment, CommentSubject, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { CommentEffectsService } from './comment-effects.service.ts';
import { CommentMentionsService } from './comment-mentions.service.ts';
import { CommentModerationService } from './comment-moderation.service.ts';
import { CommentReadingService } from './comment-reading.service.ts';
import { CommentReportsRepository, type NewReport } from './comment-reports.repository.ts';
import { CommentThreadsRepository } from './comment-threads.repository.ts';
import {
  canSee,
  isStale,
  isTrusted,
  moderates,
  needsAnotherLook,
  placeOfReply,
  REPORTS_TO_HOLD,
} from './comments.policy.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, DiscussionsService } from './discussions.service.ts';

type Written = EndpointInput<'POST /api/articles/:id/comments'>['body'];
type Report = EndpointInput<'POST /api/comments/:id/report'>['body'];

/** Members' actions on comments: write, edit and remove their own, report others. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentsRepository,
    private readonly threads: CommentThreadsRepository,
    private readonly reports: CommentReportsRepository,
    private readonly discussions: DiscussionsService,
    private readonly mentions: CommentMentionsService,
    private readonly reading: CommentReadingService,
    private readonly moderation: CommentModerationService,
    private readonly effects: CommentEffectsService,
  ) {}

  /** @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND, COMMENTS_CLOSED, COMMENT_NOT_FOUND, MENTIONS_TOO_MANY */
  async write(caller: Caller, kind: CommentSubject, id: string, written: Written): Promise<Comment> {
    const discussed = await this.discussions.find(caller, kind, id);
    if (!discussed.open) throw new ApiError('COMMENTS_CLOSED');
    return this.reading.present(caller, await this.add(caller, discussed, written));
  }

  /** @throws COMMENT_NOT_FOUND, ACCESS_DENIED for another member's comment, COMMENT_CLOSED when the time to edit is over, MENTIONS_TOO_MANY. */
  async change(caller: Caller, id: string, text: string): Promise<Comment> {
    const row = await this.database.transaction(async () => {
      const { authorId } = await this.lockVisible(caller, id);
      if (authorId !== caller.id) throw new ApiError('ACCESS_DENIED');
      return this.changeText(caller, id, text);
    });
    if (!row) throw new ApiError('COMMENT_CLOSED');
    return this.reading.present(caller, row);
  }

  /** Members remove their own comments. Removing another's is a moderator's decision about the version that they saw. */
  async remove(caller: Caller, id: string, version?: number): Promise<void> {
    await this.database.transaction(async () => {
      const { authorId } = await this.lockVisible(caller, id);
      if (authorId !== caller.id) {
        if (!moderates(caller)) throw new ApiError('ACCESS_DENIED');
        await this.moderation.decide(caller, id, { decision: 'remove', version });
        return;
      }
      await this.removeOwn(id, caller.id);
    });
  }

  /** @throws COMMENT_NOT_FOUND, ACCESS_DENIED for the caller's own comment, COMMENT_STALE. */
  report(caller: Caller, id: string, { version, ...report }: Report): Promise<void> {
    return this.database.transaction(async () => {
      const comment = await this.lockVisible(caller, id);
      if (comment.authorId === caller.id) throw new ApiError('ACCESS_DENIED');
      if (isStale(comment, version))
        throw new ApiError('COMMENT_STALE', { current: await this.reading.present(caller, comment) });
      await this.addReport(comment, { ...report, reporterId: caller.id });
    });
  }

  /** Removes a member's own comment, which isn't logged. Must run inside the transaction that has locked the comment. */
  private async removeOwn(id: string, authorId: string): Promise<void> {
    this.database.requireTransaction();
    const removed = await this.comments.remove(id, authorId);
    await this.effects.removedByAuthor(removed, await this.reports.settle(id));
  }

  /** Adds a report; {@link REPORTS_TO_HOLD} of them hold a public comment. Must run inside the transaction that has locked the comment. */
  private async addReport(comment: CommentRow, report: NewReport): Promise<void> {
    this.database.requireTransaction();
    const { id, state } = comment;
    if (!(await this.reports.add(comment, report))) return;
    const open = (await this.reports.countOpen([id])).get(id) ?? 0;
    const holds = state === 'shown' && open >= REPORTS_TO_HOLD;
    await this.effects.reported(holds ? await this.comments.hold(id) : comment, report);
  }

  /** Locks a comment that isn't removed and that the caller may see. @throws COMMENT_NOT_FOUND */
  private async lockVisible(caller: Caller, id: string): Promise<CommentRow> {
    const row = await this.comments.lock(id);
    if (!row || row.state === 'removed' || !canSee(caller, row)) throw new ApiError('COMMENT_NOT_FOUND');
    return row;
  }

  /**
   * Adds a comment or a reply. It is held until a moderator has approved a comment of its author.
   * @throws COMMENT_NOT_FOUND when the answered comment isn't public anymore; MENTIONS_TOO_MANY.
   */
  private add(caller: Caller, discussed: Discussed, { text, replyTo }: Written): Promise<CommentRow> {
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
      await (trusted ? this.effects.shown(row, discussed) : this.effects.held(row));
      return row;
    });
  }

  /**
   * Changes the text of a comment that this transaction has locked. A comment that a moderator has approved is held again.
   * @throws MENTIONS_TOO_MANY
   * @returns undefined when the time to edit is over.
   */
  private async changeText(caller: Caller, id: string, text: string): Promise<CommentRow | undefined> {
    const changed = await this.comments.changeText(id, text);
    if (!changed) return undefined;
    await this.mentions.follow(changed);
    if (needsAnotherLook(caller, changed)) {
      const held = await this.comments.hold(id);
      await this.effects.held(held);
      return held;
    }
    await this.effects.changed(changed);
    return changed;
  }
}
