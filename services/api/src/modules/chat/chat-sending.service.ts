import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EVERY_HOUR, EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { ChatClient } from './chat.client.ts';
import { type ChatOutcome, nextAttempt, nextLook } from './chat-answer.policy.ts';
import type { ChatMessageRow } from './chat-messages.table.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { ChatRetries } from './chat-retries.service.ts';
import { ChatRolesRepository } from './chat-roles.repository.ts';
import type { ChatRoleRow } from './chat-roles.table.ts';
import { SEND_CHAT } from './send-job.ts';

/** Shorter than the time limit of the job by more than the duration of an attempt. */
const RUN_LIMIT_MS = 60_000;

/**
 * Sends messages to the Discord channel, and applies roles, sequentially. A call of a process that died is repeated, because its result is unknown.
 */
@Injectable()
export class ChatSending implements OnModuleDestroy {
  private readonly logger = new Logger('Chat');
  private stopping = false;

  constructor(
    private readonly outbox: ChatOutboxRepository,
    private readonly roles: ChatRolesRepository,
    private readonly client: ChatClient,
    private readonly retries: ChatRetries,
    private readonly jobs: Jobs,
  ) {
    jobs.work(SEND_CHAT, () => this.sendDue(), { cron: EVERY_MINUTE });
    jobs.work('chat.clean', () => this.clean(), { cron: EVERY_HOUR });
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
    if (first) await this.jobs.send(SEND_CHAT, { at: first });
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
  private async sendMessage(row: ChatMessageRow): Promise<Date | undefined> {
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
    else await this.retries.giveUpMessage(row, error);
    this.logFailure(row.about, row.attempts, error, dueAt);
    return dueAt;
  }

  /** Sends the wish of the row. A change during the call is sent afterwards. */
  private async sendRole(row: ChatRoleRow): Promise<Date | undefined> {
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
    else await this.retries.giveUpRole(row, error);
    this.logFailure(`${wanted ? 'give' : 'take'} ${id}`, attempts, error, dueAt);
    return dueAt;
  }

  private retryAt({ permanent }: ChatOutcome & { is: 'failed' }, attempts: number): Date | undefined {
    return permanent ? undefined : nextAttempt(attempts, new Date());
  }

  private logFailure(about: string, attempts: number, error: string, dueAt: Date | undefined): void {
    const msg = dueAt ? 'the chat community could not be told' : 'the chat community is not told';
    this.logger.warn({ msg, about, attempts, error });
  }

  private async clean(): Promise<void> {
    await this.outbox.deleteOld();
    await this.roles.deleteOld();
  }
}

const WAITING = 'Discord asks to wait.';
const ABSENT = 'The account isn’t on the Discord server yet.';
