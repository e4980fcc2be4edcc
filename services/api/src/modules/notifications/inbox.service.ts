import type { EndpointAnswer, EndpointInput, Notification, UnreadCount } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.ts';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { InboxRepository, type InboxRow, type ToldStep } from './inbox.repository.ts';
import { NotificationSignals } from './notification-signals.ts';
import { toNotification } from './notifications.view.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** What members find under the bell. */
@Injectable()
export class InboxService {
  constructor(
    private readonly database: Database,
    private readonly inbox: InboxRepository,
    private readonly users: UsersService,
    private readonly signals: NotificationSignals,
  ) {}

  async list(
    userId: string,
    { cursor, limit, unread }: EndpointInput<'GET /api/notifications'>['query'],
  ): Promise<EndpointAnswer<'GET /api/notifications'>> {
    const rows = await this.inbox.findPage(userId, unread, decodeCursor(cursor, position), limit + 1);
    const toItem = await this.viewOf(rows);
    return toPage(rows, limit, toItem, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  async unread(userId: string): Promise<UnreadCount> {
    return { count: (await this.inbox.countUnread([userId])).get(userId) ?? 0 };
  }

  /** @returns how many are left. */
  async markRead(
    userId: string,
    which: EndpointInput<'POST /api/notifications/read'>['body'],
  ): Promise<UnreadCount> {
    await this.database.transaction(async () => {
      if (await this.inbox.markRead(userId, which)) await this.signals.read(userId);
    });
    return this.unread(userId);
  }

  countUnread(userIds: readonly string[]): Promise<Map<string, number>> {
    return this.inbox.countUnread(userIds);
  }

  /** What those of these members were told who were told in one step, by member. */
  async findTold(
    step: ToldStep,
    members: Pick<ReadonlySet<string>, 'has'>,
  ): Promise<Map<string, Notification>> {
    const rows = (await this.inbox.findTold(step)).filter(({ userId }) => members.has(userId));
    const toItem = await this.viewOf(rows);
    return new Map(rows.map((row) => [row.userId, toItem(row)]));
  }

  private async viewOf(rows: readonly InboxRow[]): Promise<(row: InboxRow) => Notification> {
    const actors = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
    const names = await this.users.namesOf(actors);
    return (row) => toNotification(row, names);
  }
}
