import type { AuditEntry } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { AuditService } from '../audit/audit.service.ts';
import { inboxPath } from '../inbox/inbox-path.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { CommentInbox } from './comment-inbox.service.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, Discussions } from './discussions.service.ts';

interface Decision {
  before: CommentRow;
  after: CommentRow;
  authorName: string;
  /** Why, in the moderator's words; empty without. */
  reason: string;
}

/** How each state that a moderator decides on stands in the audit log. */
const LOGGED_AS = {
  shown: 'comment.shown',
  held: 'comment.hidden',
  removed: 'comment.removed',
} as const satisfies Record<CommentRow['state'], AuditEntry['action']>;

const REASON_LENGTH = 120;

/** What follows from what happens to comments: notifications, audit entries, items of the inbox. Call each method inside the transaction that changes the comment. */
@Injectable()
export class CommentEventsService {
  constructor(
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly discussions: Discussions,
    private readonly inbox: CommentInbox,
  ) {}

  /** A comment is public for the first time: the author of the article is notified, or the hosts of the event. */
  async shown({ authorId }: Pick<CommentRow, 'authorId'>, discussed: Discussed): Promise<void> {
    const { about, ownerIds } = discussed;
    for (const recipientId of ownerIds)
      await this.notifications.announce({
        type: 'comment.posted',
        subject: `${about.kind}:${about.id}`,
        actorId: authorId,
        recipientId,
        ...linkOf(discussed),
      });
  }

  /** A comment waits for a moderator: moderators are notified. */
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

  /** Somebody has reported a comment: moderators are notified with the reason, of several reports of one comment once. */
  async reported(
    comment: CommentRow,
    { reporterId, reason }: { reporterId: string; reason: string },
  ): Promise<void> {
    const itemId = await this.inbox.follow(comment);
    if (!itemId) return;
    const { id, authorId, demo } = comment;
    await this.notifications.announce({
      ...{ type: 'comment.reported', subject: subjectOf(id), actorId: reporterId, demo },
      excludedUserIds: authorId === null ? [] : [authorId],
      title: reason.length > REASON_LENGTH ? `${reason.slice(0, REASON_LENGTH - 1)}…` : reason,
      href: inboxPath(itemId),
    });
  }

  /** A comment doesn't wait for a moderator any more: its item is closed, and the notifications are withdrawn. */
  async settled(comment: CommentRow, by: string | null): Promise<void> {
    await this.inbox.follow(comment, by);
    await this.notifications.withdraw('comment.held', subjectOf(comment.id));
    await this.notifications.withdraw('comment.reported', subjectOf(comment.id));
  }

  /** A moderator has approved, hidden or removed a comment: that is logged, and its author is notified of an approval. */
  async decided(caller: Caller, { before, after, authorName, reason }: Decision): Promise<void> {
    const { id, authorId } = after;
    const discussed = await this.discussions.one(after);
    await this.audit.record(caller, {
      action: LOGGED_AS[after.state],
      target: { type: 'user', id: authorId ?? '', label: authorName },
      before: { state: before.state },
      after: { state: after.state, comment: id, article: discussed?.title ?? '', ...(reason && { reason }) },
    });
    await this.settled(after, caller.id);
    if (after.state !== 'shown' || !discussed) return;
    if (before.shownAt === null) await this.shown(after, discussed);
    if (before.state === 'held' && caller.id !== authorId) await this.released(after, discussed);
  }

  /** Members don't learn which moderator it was. */
  private async released({ id, authorId }: CommentRow, discussed: Discussed): Promise<void> {
    await this.notifications.announce({
      type: 'comment.released',
      subject: subjectOf(id),
      actorId: null,
      recipientId: authorId,
      ...linkOf(discussed),
    });
  }
}

function linkOf({ title, demo, href }: Discussed) {
  return { title, demo, href };
}

function subjectOf(id: string): string {
  return `comment:${id}`;
}
