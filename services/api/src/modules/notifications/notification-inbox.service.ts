import {
  DELETED_MEMBER,
  type EndpointAnswer,
  type EndpointInput,
  type Notification,
  type UnreadCount,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { type MemberName } from '../users/users.view.ts';
import {
  type FanoutRange,
  NotificationInboxRepository,
  type NotificationInboxRow,
  type ReadNotifications,
} from './notification-inbox.repository.ts';
import { NotificationSignalsService } from './notification-signals.service.ts';

/** A member's notifications, and the number of unread ones. */
@Injectable()
export class NotificationInboxService {
  constructor(
    private readonly database: Database,
    private readonly inbox: NotificationInboxRepository,
    private readonly users: UsersService,
    private readonly signals: NotificationSignalsService,
  ) {}

  async list(
    userId: string,
    { cursor, limit, unread }: EndpointInput<'GET /api/notifications'>['query'],
  ): Promise<EndpointAnswer<'GET /api/notifications'>> {
    const rows = await this.inbox.findPage(userId, unread, decodeCursor(cursor, instantPosition), limit + 1);
    const toItem = await this.viewOf(rows);
    return toPage(rows, limit, toItem, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  async unread(userId: string): Promise<UnreadCount> {
    return { count: (await this.inbox.countUnread([userId])).get(userId) ?? 0 };
  }

  /** @returns the remaining number of unread ones. */
  async markRead(userId: string, which: ReadNotifications): Promise<UnreadCount> {
    await this.read(userId, which);
    return this.unread(userId);
  }

  /** Marks notifications as read, and notifies every tab of the member. */
  async read(userId: string, which: ReadNotifications): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.inbox.markRead(userId, which)) await this.signals.read(userId);
    });
  }

  countUnread(userIds: readonly string[]): Promise<Map<string, number>> {
    return this.inbox.countUnread(userIds);
  }

  /** Returns the notifications that a batch of the fan-out created for these members, by member. */
  async findFannedOut(
    batch: FanoutRange,
    members: Pick<ReadonlySet<string>, 'has'>,
  ): Promise<Map<string, Notification>> {
    const rows = (await this.inbox.findFannedOut(batch)).filter(({ userId }) => members.has(userId));
    const toItem = await this.viewOf(rows);
    return new Map(rows.map((row) => [row.userId, toItem(row)]));
  }

  private async viewOf(
    rows: readonly NotificationInboxRow[],
  ): Promise<(row: NotificationInboxRow) => Notification> {
    const actors = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
    const names = await this.users.namesOf(actors);
    return (row) => toNotification(row, names);
  }
}

/** Maps a notification for its recipient, with the current name of the actor. */
function toNotification(row: NotificationInboxRow, names: ReadonlyMap<string, MemberName>): Notification {
  const { id, type, title, count, actorId, publishAt, href, app, createdAt, readAt } = row;
  return {
    id,
    type,
    href,
    actor: actorId === null ? null : (names.get(actorId) ?? DELETED_MEMBER),
    facts: {
      title,
      count,
      publishAt: publishAt?.toISOString() ?? null,
      ...(app && { texts: app.texts }),
    },
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
