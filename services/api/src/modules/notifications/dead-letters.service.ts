import {
  DELETED_MEMBER,
  type DeadLetter,
  type EndpointAnswer,
  type EndpointInput,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AuditService } from '../audit/audit.service.ts';
import { RefillsInbox } from '../inbox/inbox-area.ts';
import { InboxItemsService } from '../inbox/inbox-items.service.ts';
import { UsersService } from '../users/users.service.ts';
import { type MemberName } from '../users/users.view.ts';
import { type DeadLetterRow, DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { NotificationEventsRepository } from './notification-events.repository.ts';
import { SEND } from './send-job.ts';

const INBOX_KIND = 'delivery';

/**
 * Deliveries without remaining attempts. The staff can list and retry them, and has one item of the inbox per event and channel, regardless of the
 * number of recipients.
 */
@Injectable()
export class DeadLettersService {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesRepository,
    private readonly events: NotificationEventsRepository,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly inbox: InboxItemsService,
    private readonly jobs: Jobs,
  ) {}

  /** Opens an item of the inbox for a dead delivery. Must run inside the transaction that gives it up. */
  async openInboxItem({ eventId, channel }: DeliveryRow): Promise<void> {
    await this.updateInbox(eventId, channel, null);
  }

  async list({
    cursor,
    limit,
  }: EndpointInput<'GET /api/notifications/dead-letters'>['query']): Promise<
    EndpointAnswer<'GET /api/notifications/dead-letters'>
  > {
    const rows = await this.deliveries.findDead(decodeCursor(cursor, instantPosition), limit + 1);
    const names = await this.users.namesOf([...new Set(rows.map(({ userId }) => userId))]);
    return toPage(
      rows,
      limit,
      (row) => toDeadLetter(row, names),
      ({ settledAt, id }) => [settledAt?.getTime() ?? 0, id],
    );
  }

  /** @throws DELIVERY_NOT_FOUND when there is no such dead letter. */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const delivery = await this.deliveries.requeueOne(id);
      if (!delivery) throw new ApiError('DELIVERY_NOT_FOUND');
      const { userId, channel, error } = delivery;
      const names = await this.users.namesOf([userId]);
      await this.audit.record(caller, {
        action: 'notification.retried',
        target: { id: userId, ...(names.get(userId) ?? DELETED_MEMBER) },
        before: { error },
        after: { channel, delivery: id },
      });
      await this.sendAgain(delivery, caller.id);
    });
  }

  /** Retries all dead deliveries of one event on one channel. @throws DELIVERY_NOT_FOUND when there are none. */
  retryAll(
    caller: Caller,
    { eventId, channel }: EndpointInput<'POST /api/notifications/dead-letters/retry'>['body'],
  ): Promise<{ count: number }> {
    return this.database.transaction(async () => {
      const label = await this.events.findTitle(eventId);
      const { count, error } = await this.deliveries.requeueGroup(eventId, channel);
      if (label === undefined || count === 0) throw new ApiError('DELIVERY_NOT_FOUND');
      await this.audit.record(caller, {
        action: 'notification.retried',
        target: { type: 'notification', id: eventId, label },
        before: { error },
        after: { channel, count },
      });
      await this.sendAgain({ eventId, channel }, caller.id);
      return { count };
    });
  }

  /** Queues a dead delivery again. Must run inside the transaction that has made it due. @param by member who requested it. */
  private async sendAgain(
    { eventId, channel }: Pick<DeliveryRow, 'eventId' | 'channel'>,
    by: string,
  ): Promise<void> {
    await this.updateInbox(eventId, channel, by);
    await this.jobs.send(SEND, { at: new Date() });
  }

  /**
   * Synchronizes the item with the dead deliveries. Must run inside the transaction of the change.
   * @param by member who acted; null for the site.
   */
  private async updateInbox(
    eventId: string,
    channel: DeadLetter['channel'],
    by: string | null,
  ): Promise<void> {
    this.database.requireTransaction();
    const subject = `${eventId}/${channel}`;
    const dead = await this.deliveries.findDeadGroup(eventId, channel);
    if (!dead) return this.inbox.close(INBOX_KIND, subject, by);
    const { title, count, error, since, demo } = dead;
    await this.inbox.open({
      kind: INBOX_KIND,
      subject,
      title,
      note: error,
      count,
      aboutId: null,
      demo,
      openedAt: since,
      href: '/admin/deliveries',
    });
  }

  @RefillsInbox([INBOX_KIND])
  async refillInbox(): Promise<void> {
    for (const { eventId, channel } of await this.deliveries.findDeadGroups())
      await this.updateInbox(eventId, channel, null);
  }
}

function toDeadLetter(row: DeadLetterRow, names: ReadonlyMap<string, MemberName>): DeadLetter {
  const { id, type, channel, userId, title, attempts, error, settledAt } = row;
  const recipient = names.get(userId) ?? DELETED_MEMBER;
  return {
    id,
    type,
    channel,
    recipient,
    title,
    attempts,
    error,
    at: (settledAt ?? new Date(0)).toISOString(),
  };
}
