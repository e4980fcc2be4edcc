import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ChatInbox } from './chat-inbox.service.ts';
import type { ChatMessageRow } from './chat-messages.table.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { SEND_CHAT } from './send-job.ts';

/** Messages to the chat community that were given up, and those that are sent again all the same. */
@Injectable()
export class ChatRetries {
  constructor(
    private readonly database: Database,
    private readonly outbox: ChatOutboxRepository,
    private readonly inbox: ChatInbox,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  /** Marks a message without attempts left as failed, and puts it before the staff. */
  async giveUp({ id }: Pick<ChatMessageRow, 'id'>, error: string): Promise<void> {
    await this.database.transaction(async () => {
      const failed = await this.outbox.settle(id, 'failed', error);
      if (failed) await this.inbox.open(failed);
    });
  }

  /** @throws CHAT_MESSAGE_NOT_FOUND when it hasn't failed */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.outbox.requeue(id);
      if (!before) throw new ApiError('CHAT_MESSAGE_NOT_FOUND');
      await this.inbox.close(before, caller.id);
      await this.audit.record(caller, {
        action: 'chat.retried',
        target: { type: 'notification', id, label: before.about },
        before: { error: before.error },
      });
      await this.jobs.send(SEND_CHAT);
    });
  }
}
