import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ChatInbox } from './chat-inbox.service.ts';
import type { ChatMessageRow } from './chat-messages.table.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { ChatRolesRepository } from './chat-roles.repository.ts';
import type { ChatRoleRow } from './chat-roles.table.ts';
import { SEND_CHAT } from './send-job.ts';

/** Gives up messages and roles of Discord, and retries failed ones at a moderator's request. */
@Injectable()
export class ChatRetries {
  constructor(
    private readonly database: Database,
    private readonly outbox: ChatOutboxRepository,
    private readonly roles: ChatRolesRepository,
    private readonly inbox: ChatInbox,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  /** Marks a message without remaining attempts as failed, and opens an item of the inbox for it. */
  async giveUpMessage(row: ChatMessageRow, error: string): Promise<void> {
    await this.database.transaction(async () => {
      const failed = await this.outbox.settle(row, 'failed', error);
      if (failed) await this.inbox.openMessage(failed);
    });
  }

  /** Marks the role of an account as failed, and opens an item of the inbox for it. */
  async giveUpRole(row: ChatRoleRow, error: string): Promise<void> {
    await this.database.transaction(async () => {
      const failed = await this.roles.settle(row, { state: 'failed', error });
      if (failed) await this.inbox.openRole(failed);
    });
  }

  /** @throws CHAT_MESSAGE_NOT_FOUND when it hasn't failed */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.outbox.requeue(id);
      const role = message ? undefined : await this.roles.requeue(id);
      const before = message ?? role;
      if (!before) throw new ApiError('CHAT_MESSAGE_NOT_FOUND');
      await this.inbox.close(before, caller.id);
      const label = message?.about ?? (role?.wanted ? 'give' : 'take');
      await this.audit.record(caller, {
        action: 'chat.retried',
        target: { type: 'notification', id, label },
        before: { error: before.error },
      });
      await this.jobs.send(SEND_CHAT);
    });
  }
}
