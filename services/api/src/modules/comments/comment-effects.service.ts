import { type AuditEntry, type NotificationType, reportNote, truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { AuditService } from '../audit/audit.service.ts';
import { inboxPath } from '../inbox/inbox-path.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { CommentInboxService } from './comment-inbox.service.ts';
import { CommentMentionsService } from './comment-mentions.service.ts';
import type { NewReport } from './comment-reports.repository.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, DiscussionsService, placeOf, READERS } from './discussions.service.ts';

interface Decision {
  before: CommentRow;
  after: CommentRow;
  authorName: string;
  /** Reason by the moderator; may be empty. */
  reason: string;
  /** Members whose reports are settled by the decision. */
  reporters: readonly string[];
}

/** Action in the audit log for each decided state. */
const LOGGED_AS = {
  shown: 'comment.shown',
  held: 'comment.hidden',
  removed: 'comment.removed',
} as const satisfies Record<CommentRow['state'], AuditEntry['action']>;

const REASON_LENGTH = 120;

/** Effects of changes of comments: notifications, audit entries, items of the inbox. */
@Injectable()
export class CommentEffectsService {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly discussions: DiscussionsService,
    private readonly mentions: CommentMentionsService,
    private readonly inbox: CommentInboxService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Handles a comment that becomes public: notifies the answered member, the mentioned members and the owners of the article or event, each once.
   */
  async shown(comment: CommentRow, discussed: Discussed): Promise<void> {
    const { authorId } = comment;
    const answered = await this.answeredBy(comment);
    const notified = new Set(authorId === null ? [] : [authorId]);
    const isNew = (memberId: string) => !notified.has(memberId) && Boolean(notified.add(memberId));
    if (answered && isNew(answered)) await this.notifyReader('comment.replied', answered, comment, discussed);
    for (const memberId of await this.mentions.claimUnnotified(comment))
      if (isNew(memberId)) await this.notifyReader('comment.mentioned', memberId, comment, discussed);
    const { about, ownerIds, title, demo, href } = discussed;
    for (const recipientId of ownerIds.filter(isNew))
      await this.notifications.announce({
        type: 'comment.posted',
        subject: `${about.kind}:${about.id}`,
        actorId: authorId,
        recipientId,
        title,
        demo,
        href,
      });
  }

  /** Handles a changed text that needs no approval: newly mentioned members are notified of a public one. */
  async changed(comment: CommentRow): Promise<void> {
    const discussed = comment.state === 'shown' ? await this.discussions.one(comment) : undefined;
    if (!discussed) return;
    const answered = await this.answeredBy(comment);
    for (const memberId of await this.mentions.claimUnnotified(comment))
      if (memberId !== answered) await this.notifyReader('comment.mentioned', memberId, comment, discussed);
  }

  /** Handles a comment that needs approval: moderators are notified. */
  async held(comment: CommentRow): Promise<void> {
    const { id, authorId } = comment;
    const itemId = await this.inbox.follow(comment);
    const discussed = await this.discussions.one(comment);
    if (!discussed || !itemId) return;
    const { title, demo } = discussed;
    const subject = subjectOf(id);
    await this.notifications.announce({
      type: 'comment.held',
      subject,
      actorId: authorId,
      title,
      demo,
      href: inboxPath(itemId),
    });
  }

  /** Handles a report: moderators are notified with the reason, once for several reports of one comment. */
  async reported(comment: CommentRow, report: NewReport): Promise<void> {
    const itemId = await this.inbox.follow(comment);
    if (!itemId) return;
    const { id, authorId, demo } = comment;
    const note = reportNote(report);
    await this.notifications.announce({
      type: 'comment.reported',
      subject: subjectOf(id),
      actorId: report.reporterId,
      demo,
      excludedUserIds: authorId === null ? [] : [authorId],
      title: truncate(note, REASON_LENGTH),
      href: inboxPath(itemId),
    });
  }

  /** Handles the removal by the author, which isn't logged. */
  async removedByAuthor(comment: CommentRow, reporters: readonly string[]): Promise<void> {
    await this.settled(comment, null, reporters);
  }

  /** Handles the decision of a moderator: it is logged, and an approval notifies the author. */
  async decided(caller: Caller, { before, after, authorName, reason, reporters }: Decision): Promise<void> {
    const { id, authorId } = after;
    const discussed = await this.discussions.one(after);
    await this.audit.record(caller, {
      action: LOGGED_AS[after.state],
      target: { type: 'user', id: authorId ?? '', label: authorName },
      before: { state: before.state },
      after: { state: after.state, comment: id, article: discussed?.title ?? '', ...(reason && { reason }) },
    });
    await this.settled(after, caller.id, reporters);
    if (after.state !== 'shown' || !discussed) return;
    await (before.shownAt === null ? this.shown(after, discussed) : this.changed(after));
    if (before.state === 'held' && caller.id !== authorId) await this.released(after, discussed);
  }

  /**
   * Handles a comment that no longer needs a decision: updates its item of the inbox, withdraws outdated notifications, notifies its reporters. A
   * hidden comment still needs one.
   */
  private async settled(comment: CommentRow, by: string | null, reporters: readonly string[]): Promise<void> {
    await this.inbox.follow(comment, by);
    await this.notifications.withdraw('comment.held', subjectOf(comment.id));
    await this.notifications.withdraw('comment.reported', subjectOf(comment.id));
    if (comment.state === 'removed') await this.withdrawLinks(comment);
    if (reporters.length === 0) return;
    const discussed = await this.discussions.one(comment);
    if (discussed) await this.notifyReporters(reporters, { comment, discussed, by });
  }

  /** Withdraws notifications that link to a removed comment. */
  private async withdrawLinks({ id }: Pick<CommentRow, 'id'>): Promise<void> {
    for (const type of ['comment.replied', 'comment.mentioned'] as const)
      await this.notifications.withdraw(type, subjectOf(id));
  }

  /** Notifies reporters about the outcome, without the name of the moderator. */
  private async notifyReporters(
    reporterIds: readonly string[],
    { comment, discussed, by }: { comment: CommentRow; discussed: Discussed; by: string | null },
  ): Promise<void> {
    const { title, demo } = discussed;
    for (const recipientId of reporterIds.filter((id) => id !== by))
      await this.notifications.announce({
        type: comment.state === 'removed' ? 'report.upheld' : 'report.dismissed',
        subject: subjectOf(comment.id),
        actorId: null,
        recipientId,
        title,
        demo,
        href: placeOf(discussed, comment.id),
      });
  }

  /** The notification doesn't name the moderator. */
  private async released({ id, authorId }: CommentRow, discussed: Discussed): Promise<void> {
    const { title, demo } = discussed;
    await this.notifications.announce({
      type: 'comment.released',
      subject: subjectOf(id),
      actorId: null,
      recipientId: authorId,
      title,
      demo,
      href: placeOf(discussed, id),
    });
  }

  private async answeredBy({ replyToId }: CommentRow): Promise<string | undefined> {
    return replyToId === null ? undefined : ((await this.comments.find(replyToId))?.authorId ?? undefined);
  }

  /** Notifies only members who can read the comment. */
  private async notifyReader(
    type: Extract<NotificationType, 'comment.replied' | 'comment.mentioned'>,
    recipientId: string,
    { id, authorId }: CommentRow,
    discussed: Discussed,
  ): Promise<void> {
    const { about, title, demo } = discussed;
    await this.notifications.announce({
      type,
      subject: subjectOf(id),
      actorId: authorId,
      recipientId,
      audience: { name: READERS, of: `${about.kind}/${about.id}` },
      title,
      demo,
      href: placeOf(discussed, id),
    });
  }
}

/** Returns the subject by which notifications about a comment are withdrawn. */
function subjectOf(id: string): string {
  return `comment:${id}`;
}
