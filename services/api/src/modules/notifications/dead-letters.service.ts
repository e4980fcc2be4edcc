import {
  DELETED_MEMBER,
  type DeadLetter,
  type EndpointAnswer,
  type EndpointInput,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { AuditService } from '../audit/audit.service.ts';
import { UsersService } from '../users/users.service.ts';
import { type MemberName } from '../users/users.view.ts';
import { type DeadLetterRow, DeadLettersRepository } from './dead-letters.repository.ts';
import { GivenUpDeliveries } from './given-up-deliveries.service.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Deliveries without remaining attempts. The staff can list and retry them. */
@Injectable()
export class DeadLettersService {
  constructor(
    private readonly database: Database,
    private readonly deadLetters: DeadLettersRepository,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly givenUp: GivenUpDeliveries,
  ) {}

  async list({
    cursor,
    limit,
  }: EndpointInput<'GET /api/notifications/dead-letters'>['query']): Promise<
    EndpointAnswer<'GET /api/notifications/dead-letters'>
  > {
    const rows = await this.deadLetters.findPage(decodeCursor(cursor, position), limit + 1);
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
      const delivery = await this.deadLetters.requeue(id);
      if (!delivery) throw new ApiError('DELIVERY_NOT_FOUND');
      const { userId, channel, error } = delivery;
      const names = await this.users.namesOf([userId]);
      await this.audit.record(caller, {
        action: 'notification.retried',
        target: { id: userId, ...(names.get(userId) ?? DELETED_MEMBER) },
        before: { error },
        after: { channel, delivery: id },
      });
      await this.givenUp.tryAgain(delivery, caller.id);
    });
  }

  /** Retries all dead deliveries of one event on one channel. @throws DELIVERY_NOT_FOUND when there are none. */
  retryAll(
    caller: Caller,
    { eventId, channel }: EndpointInput<'POST /api/notifications/dead-letters/retry'>['body'],
  ): Promise<{ count: number }> {
    return this.database.transaction(async () => {
      const label = await this.deadLetters.findTitle(eventId);
      const { count, error } = await this.deadLetters.requeueGroup(eventId, channel);
      if (label === undefined || count === 0) throw new ApiError('DELIVERY_NOT_FOUND');
      await this.audit.record(caller, {
        action: 'notification.retried',
        target: { type: 'notification', id: eventId, label },
        before: { error },
        after: { channel, count },
      });
      await this.givenUp.tryAgain({ eventId, channel }, caller.id);
      return { count };
    });
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
