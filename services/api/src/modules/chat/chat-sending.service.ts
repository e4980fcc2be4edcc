import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EVERY_HOUR, EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { ChatClient } from './chat.client.ts';
import { nextAttempt } from './chat-answer.policy.ts';
import type { ChatMessageRow } from './chat-messages.table.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { ChatRetries } from './chat-retries.service.ts';
import { SEND_CHAT } from './send-job.ts';

/** Shorter than the time limit of a job by more than an attempt can take. */
const RUN_LIMIT_MS = 60_000;

/**
 * Sends what the chat community is to be told, one after the other. What a process was sending when it died is sent again: whether it has arrived is
 * unknown.
 */
@Injectable()
export class ChatSending implements OnModuleDestroy {
  private readonly logger = new Logger('Chat');
  private stopping = false;

  constructor(
    private readonly outbox: ChatOutboxRepository,
    private readonly client: ChatClient,
    private readonly retries: ChatRetries,
    private readonly jobs: Jobs,
  ) {
    jobs.work(SEND_CHAT, () => this.sendDue(), { cron: EVERY_MINUTE });
    jobs.work('chat.clean', () => this.outbox.deleteOld(), { cron: EVERY_HOUR });
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  async sendDue(): Promise<void> {
    const until = Date.now() + RUN_LIMIT_MS;
    let next: Date | undefined;
    while (!this.stopping && Date.now() < until) {
      const row = await this.outbox.claim();
      if (!row) break;
      const again = await this.send(row);
      if (again && (!next || again < next)) next = again;
    }
    if (next) await this.jobs.send(SEND_CHAT, { at: next });
  }

  /** @returns when it is tried again; undefined when it isn't. */
  private async send({ id, about, order, attempts }: ChatMessageRow): Promise<Date | undefined> {
    const outcome = await this.client.send(order);
    if (outcome.is === 'sent') {
      await this.outbox.settle(id, 'sent');
      return undefined;
    }
    if (outcome.is === 'wait') {
      const { at: dueAt } = outcome;
      await this.outbox.postpone(id, { dueAt, counts: false, error: 'Discord asks to wait.' });
      return dueAt;
    }
    const { error, permanent } = outcome;
    const dueAt = permanent ? undefined : nextAttempt(attempts, new Date());
    if (dueAt) await this.outbox.postpone(id, { dueAt, counts: true, error });
    else await this.retries.giveUp({ id }, error);
    const msg = dueAt ? 'the chat community could not be told' : 'the chat community is not told';
    this.logger.warn({ msg, about, attempts, error });
    return dueAt;
  }
}
