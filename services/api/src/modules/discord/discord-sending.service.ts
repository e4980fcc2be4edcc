import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { SendOutcome } from '../../platform/outbox/outbox.policy.ts';
import { OutboxSenderService } from '../../platform/outbox/outbox-sender.service.ts';
import { AuditService } from '../audit/audit.service.ts';
import { DiscordInboxService } from './discord-inbox.service.ts';
import type { DiscordMessageRow } from './discord-messages.table.ts';
import { DiscordOutboxRepository } from './discord-outbox.repository.ts';
import { nextPresenceCheck } from './discord-response.policy.ts';
import { DiscordRolesRepository } from './discord-roles.repository.ts';
import type { DiscordRoleRow } from './discord-roles.table.ts';
import { SEND_DISCORD } from './discord-send-job.ts';
import { DiscordServerClient } from './discord-server.client.ts';

/** Discord limits the calls of a site, so they are sent one after the other. */
const BATCH_SIZE = 1;

/** Sends messages to the Discord channel, and applies roles. Those that are given up can be retried by a moderator. */
@Injectable()
export class DiscordSendingService {
  /** Sends due messages and roles now. */
  readonly sendDue: () => Promise<void>;

  constructor(
    outboxes: OutboxSenderService,
    private readonly database: Database,
    private readonly outbox: DiscordOutboxRepository,
    private readonly roles: DiscordRolesRepository,
    private readonly client: DiscordServerClient,
    private readonly inbox: DiscordInboxService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {
    this.sendDue = outboxes.registerQueue(SEND_DISCORD, [
      outboxes.delivery<DiscordRoleRow>({
        outbox: roles,
        batchSize: BATCH_SIZE,
        prepare: async () => (row) => this.sendRole(row),
        onGivenUp: (row) => inbox.openRole(row),
        describe: ({ id, wanted }) => ({ about: `${wanted ? 'give' : 'take'} ${id}` }),
        errorText,
      }),
      outboxes.delivery<DiscordMessageRow>({
        outbox,
        batchSize: BATCH_SIZE,
        prepare: async () => (row) => client.send(row.order),
        onGivenUp: (row) => inbox.openMessage(row),
        describe: ({ about }) => ({ about }),
        errorText,
      }),
    ]);
  }

  /** Retries a failed message or role at a moderator's request. @throws CHAT_MESSAGE_NOT_FOUND when it hasn't failed */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.outbox.requeueOne(id);
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
      await this.jobs.send(SEND_DISCORD);
    });
  }

  private async sendRole({ accountId: userId, wanted, attempts }: DiscordRoleRow): Promise<SendOutcome> {
    const outcome = await this.client.send({ kind: wanted ? 'give-role' : 'take-role', userId });
    if (outcome.status !== 'absent') return outcome;
    return {
      status: 'postponed',
      until: nextPresenceCheck(attempts, new Date()),
      error: ABSENT,
      counts: true,
    };
  }
}

const ABSENT = 'The account isn’t on the Discord server yet.';

/** The message of an error could contain the address of the webhook, which is a secret. */
function errorText(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}
