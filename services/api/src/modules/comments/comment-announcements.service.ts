import type { NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { NotificationAudiencesService } from '../notifications/notification-audiences.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { CommentMentionsService } from './comment-mentions.service.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, DiscussionsService, placeOf } from './discussions.service.ts';

/** Name of the audience, which is stored with notifications that aren't sent yet. */
const READERS = 'comment-readers';

/** Notifies members about comments and about the outcome of reports. Each method must run inside the transaction of the change. */
@Injectable()
export class CommentAnnouncementsService {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly mentions: CommentMentionsService,
    private readonly notifications: NotificationsService,
    discussions: DiscussionsService,
    audiences: NotificationAudiencesService,
  ) {
    audiences.register(READERS, (memberId, of) => discussions.isReader(memberId, of));
  }

  /**
   * Handles a comment that becomes public: notifies the answered member, the mentioned members and the owners of the article or event, each once.
   */
  async shown(comment: CommentRow, discussed: Discussed): Promise<void> {
    const { authorId } = comment;
    const answered = await this.answeredBy(comment);
    const told = new Set(authorId === null ? [] : [authorId]);
    const isNew = (memberId: string) => !told.has(memberId) && Boolean(told.add(memberId));
    if (answered && isNew(answered)) await this.tell('comment.replied', answered, comment, discussed);
    for (const memberId of await this.mentions.claimUnnotified(comment))
      if (isNew(memberId)) await this.tell('comment.mentioned', memberId, comment, discussed);
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

  /** Handles a change of a public comment: notifies newly mentioned members. */
  async changed(comment: CommentRow, discussed: Discussed): Promise<void> {
    const answered = await this.answeredBy(comment);
    for (const memberId of await this.mentions.claimUnnotified(comment))
      if (memberId !== answered) await this.tell('comment.mentioned', memberId, comment, discussed);
  }

  /** Handles the removal of a comment: withdraws notifications that link to it. */
  async removed({ id }: Pick<CommentRow, 'id'>): Promise<void> {
    for (const type of ['comment.replied', 'comment.mentioned'] as const)
      await this.notifications.withdraw(type, subjectOf(id));
  }

  /** Notifies reporters about the outcome, without the name of the moderator. */
  async reportsSettled(
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

  private async answeredBy({ replyToId }: CommentRow): Promise<string | undefined> {
    return replyToId === null ? undefined : ((await this.comments.find(replyToId))?.authorId ?? undefined);
  }

  /** Notifies only members who can read the comment. */
  private async tell(
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
export function subjectOf(id: string): string {
  return `comment:${id}`;
}
