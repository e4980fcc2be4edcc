import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { AuditService } from '../audit/audit.service.ts';
import { DiscordInboxService } from './discord-inbox.service.ts';
import type { DiscordMessageRow } from './discord-messages.table.ts';
import { DiscordOutboxRepository } from './discord-outbox.repository.ts';
import { type DiscordOutcome, nextAttempt, nextLook } from './discord-response.policy.ts';
import { DiscordRolesRepository } from './discord-roles.repository.ts';
import type { DiscordRoleRow } from './discord-roles.table.ts';
import { SEND_DISCORD } from './discord-send-job.ts';
import { DiscordServerClient } from './discord-server.client.ts';

/** Shorter than the time limit of the job by more than the duration of an attempt. */
const RUN_LIMIT_MS = 60_000;

/**
 * Delivery of messages to the Discord channel and of roles. They are sent sequentially; a call of a process that died is repeated, because its
 * result is unknown. Those that can't be delivered are given up, until a moderator retries them.
 */
@Injectable()
export class DiscordSendingService implements OnModuleDestroy {
  private readonly logger = new Logger('Discord');
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly outbox: DiscordOutboxRepository,
    private readonly roles: DiscordRolesRepository,
    private readonly client: DiscordServerClient,
    private readonly inbox: DiscordInboxService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {
    jobs.work(SEND_DISCORD, () => this.sendDue(), { cron: EVERY_MINUTE });
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  async sendDue(): Promise<void> {
    const until = Date.now() + RUN_LIMIT_MS;
    const next = [
      ...(await this.drain(until, async () => {
        const row = await this.roles.claim();
        return row && { again: await this.sendRole(row) };
      })),
      ...(await this.drain(until, async () => {
        const row = await this.outbox.claim();
        return row && { again: await this.sendMessage(row) };
      })),
    ];
    const [first] = next.toSorted((one, other) => one.getTime() - other.getTime());
    if (first) await this.jobs.send(SEND_DISCORD, { at: first });
  }

  /** Retries a failed message or role at a moderator's request. @throws CHAT_MESSAGE_NOT_FOUND when it hasn't failed */
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
      await this.jobs.send(SEND_DISCORD);
    });
  }

  /** @returns the time at which the failed ones are retried. */
  private async drain(
    until: number,
    sendNext: () => Promise<{ again: Date | undefined } | undefined>,
  ): Promise<Date[]> {
    const next: Date[] = [];
    while (!this.stopping && Date.now() < until) {
      const sent = await sendNext();
      if (!sent) break;
      if (sent.again) next.push(sent.again);
    }
    return next;
  }

  /** @returns the time of the next attempt; undefined when there is none. */
  private async sendMessage(row: DiscordMessageRow): Promise<Date | undefined> {
    const outcome = await this.client.send(row.order);
    if (outcome.is === 'sent') {
      await this.outbox.settle(row, 'sent');
      return undefined;
    }
    if (outcome.is === 'wait') {
      await this.outbox.postpone(row, { dueAt: outcome.at, counts: false, error: WAITING });
      return outcome.at;
    }
    const { error } = outcome;
    const dueAt = this.retryAt(outcome, row.attempts);
    if (dueAt) await this.outbox.postpone(row, { dueAt, counts: true, error });
    else await this.giveUpMessage(row, error);
    this.logFailure(row.about, row.attempts, error, dueAt);
    return dueAt;
  }

  /** Sends the wish of the row. A change during the call is sent afterwards. */
  private async sendRole(row: DiscordRoleRow): Promise<Date | undefined> {
    const { accountId: userId, wanted, attempts, id } = row;
    const outcome = await this.client.send({ kind: wanted ? 'give-role' : 'take-role', userId });
    if (outcome.is === 'sent') {
      const done = await this.roles.settle(row, { state: 'done', error: null });
      if (done && !wanted) await this.roles.forget(id);
      return undefined;
    }
    if (outcome.is === 'wait') {
      const { at: dueAt } = outcome;
      await this.roles.settle(row, { state: 'waiting', error: WAITING, dueAt, attempts: attempts - 1 });
      return dueAt;
    }
    if (outcome.is === 'absent') {
      const dueAt = nextLook(attempts, new Date());
      await this.roles.settle(row, { state: 'waiting', error: ABSENT, dueAt });
      return dueAt;
    }
    const { error } = outcome;
    const dueAt = this.retryAt(outcome, attempts);
    if (dueAt) await this.roles.settle(row, { state: 'waiting', error, dueAt });
    else await this.giveUpRole(row, error);
    this.logFailure(`${wanted ? 'give' : 'take'} ${id}`, attempts, error, dueAt);
    return dueAt;
  }

  /** Marks a message without remaining attempts as failed, and opens an item of the inbox for it. */
  private async giveUpMessage(row: DiscordMessageRow, error: string): Promise<void> {
    await this.database.transaction(async () => {
      const failed = await this.outbox.settle(row, 'failed', error);
      if (failed) await this.inbox.openMessage(failed);
    });
  }

  /** Marks the role of an account as failed, and opens an item of the inbox for it. */
  private async giveUpRole(row: DiscordRoleRow, error: string): Promise<void> {
    await this.database.transaction(async () => {
      const failed = await this.roles.settle(row, { state: 'failed', error });
      if (failed) await this.inbox.openRole(failed);
    });
  }

  private retryAt({ permanent }: DiscordOutcome & { is: 'failed' }, attempts: number): Date | undefined {
    return permanent ? undefined : nextAttempt(attempts, new Date());
  }

  private logFailure(about: string, attempts: number, error: string, dueAt: Date | undefined): void {
    const msg = dueAt ? 'the chat community could not be told' : 'the chat community is not told';
    this.logger.warn({ msg, about, attempts, error });
  }
}

const WAITING = 'Discord asks to wait.';
const ABSENT = 'The account isn’t on the Discord server yet.';
