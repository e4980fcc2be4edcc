import type { NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { NotificationAudiences } from '../notifications/notification-audiences.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { CommentMentions } from './comment-mentions.service.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, Discussions, placeOf } from './discussions.service.ts';

/** The name of the audience, which is stored with notifications that aren't told yet. */
const READERS = 'comment-readers';

/** Who is told of a comment, and what became of a report. Call each method inside the transaction of the change. */
@Injectable()
export class CommentAnnouncements {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly mentions: CommentMentions,
    private readonly notifications: NotificationsService,
    discussions: Discussions,
    audiences: NotificationAudiences,
  ) {
    audiences.register(READERS, (memberId, of) => discussions.isReader(memberId, of));
  }

  /** A comment is public for the first time: whom it answers, whom it mentions, and whose article or event it is about, each once. */
  async shown(comment: CommentRow, discussed: Discussed): Promise<void> {
    const { authorId } = comment;
    const answered = await this.answeredBy(comment);
    const told = new Set(authorId === null ? [] : [authorId]);
    const isNew = (memberId: string) => !told.has(memberId) && Boolean(told.add(memberId));
    if (answered && isNew(answered)) await this.tell('comment.replied', answered, comment, discussed);
    for (const memberId of await this.mentions.takeUntold(comment))
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

  /** A public comment was changed: those whom it mentions only now. */
  async changed(comment: CommentRow, discussed: Discussed): Promise<void> {
    const answered = await this.answeredBy(comment);
    for (const memberId of await this.mentions.takeUntold(comment))
      if (memberId !== answered) await this.tell('comment.mentioned', memberId, comment, discussed);
  }

  /** A comment was removed: nobody is led to it any more. */
  async removed({ id }: Pick<CommentRow, 'id'>): Promise<void> {
    for (const type of ['comment.replied', 'comment.mentioned'] as const)
      await this.notifications.withdraw(type, subjectOf(id));
  }

  /** The reporters of a comment are told what came of it, but not who has decided. */
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

  /** Nobody is told of what they can't read. */
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

/** What notifications about a comment itself are withdrawn by. */
export function subjectOf(id: string): string {
  return `comment:${id}`;
}
