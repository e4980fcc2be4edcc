import type { DeadLetter, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AuditService } from '../audit/audit.service.ts';
import { UsersService } from '../users/users.service.ts';
import { FORMER_MEMBER, type MemberName } from '../users/users.view.ts';
import { type DeadLetterRow, DeadLettersRepository } from './dead-letters.repository.ts';
import { SEND } from './sending.service.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Deliveries without attempts left. Staff can look at them and have them sent again. */
@Injectable()
export class DeadLettersService {
  constructor(
    private readonly database: Database,
    private readonly deadLetters: DeadLettersRepository,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
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
        target: { id: userId, ...(names.get(userId) ?? FORMER_MEMBER) },
        before: { error },
        after: { channel, delivery: id },
      });
      await this.jobs.send(SEND, { at: new Date() });
    });
  }
}

function toDeadLetter(row: DeadLetterRow, names: ReadonlyMap<string, MemberName>): DeadLetter {
  const { id, type, channel, userId, title, attempts, error, settledAt } = row;
  const recipient = names.get(userId) ?? FORMER_MEMBER;
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
