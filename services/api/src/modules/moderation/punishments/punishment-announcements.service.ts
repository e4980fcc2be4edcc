import { truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { AppealInbox } from '../appeals/appeal-inbox.service.ts';
import type { PunishmentRow } from '../punishments.table.ts';

type ToMember = 'account.punished' | 'account.lifted' | 'account.appeal_rejected';

const TITLE_LENGTH = 120;

/** Notifications about punishments, and items of the staff's inbox. Each method must run inside the transaction of the change. */
@Injectable()
export class PunishmentAnnouncements {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly inbox: AppealInbox,
  ) {}

  /** Notifies the member, without the name of the staff. */
  async tellMember(type: ToMember, { id, memberId, reason, demo }: PunishmentRow): Promise<void> {
    const event = { subject: subjectOf(id), title: titleOf(reason), href: '/profile', demo };
    await this.notifications.announce({ ...event, type, actorId: null, recipientId: memberId });
  }

  /** Notifies all moderators of an appeal, except the one who can't decide it. */
  async tellModerators(punishment: PunishmentRow): Promise<void> {
    const { id, memberId, reason, imposedBy, demo } = punishment;
    await this.inbox.open(punishment);
    await this.notifications.announce({
      type: 'account.appealed',
      subject: subjectOf(id),
      title: titleOf(reason),
      demo,
      actorId: memberId,
      excludedUserIds: imposedBy === null ? [] : [imposedBy],
      href: `/users/${encodeURIComponent(memberId)}`,
    });
  }

  /** Closes the appeal's item, and withdraws unread notifications about it. @param by member who decided; null when its time was over. */
  async appealSettled({ id }: Pick<PunishmentRow, 'id'>, by: string | null): Promise<void> {
    await this.inbox.close(id, by);
    await this.notifications.withdraw('account.appealed', subjectOf(id));
  }
}

function subjectOf(id: string): string {
  return `punishment:${id}`;
}

/** Returns the first line of the reason, truncated. */
function titleOf(reason: string): string {
  const [line = ''] = reason.split('\n');
  return truncate(line, TITLE_LENGTH);
}
