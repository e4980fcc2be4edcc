import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { ChannelsService } from './channels.service.ts';
import { DeadLettersService } from './dead-letters.service.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { type DeliveryOutcome, nextAttempt, redactAddresses } from './delivery.policy.ts';
import { PushSubscriptionsService } from './push-subscriptions.service.ts';
import { RecipientsService, type ResolvedDelivery } from './recipients.service.ts';
import { SEND } from './send-job.ts';

/** Maximum of deliveries in progress. When a process dies, each of them may be sent twice, so the number is small. */
const BATCH_SIZE = 8;
/** Shorter than the time limit of the job by more than the duration of an attempt. */
const RUN_LIMIT_MS = 60_000;

/**
 * Sends e-mails and pushes. Deliveries are claimed on a lease, so that none is lost when a process dies. The result of those in progress is then
 * unknown, so they are sent again with the same id.
 */
@Injectable()
export class SendingService implements OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private stopping = false;
  private lastRun: Promise<void> = Promise.resolve();

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly recipients: RecipientsService,
    private readonly channels: ChannelsService,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly deadLetters: DeadLettersService,
    private readonly jobs: Jobs,
  ) {
    jobs.work(SEND, () => this.sendDue(), { cron: EVERY_MINUTE });
  }

  /** Serializes the runs of one process, so that it never has more than one batch in progress. */
  sendDue(): Promise<void> {
    const until = Date.now() + RUN_LIMIT_MS;
    const sent = this.lastRun.then(() => this.sendUntil(until));
    this.lastRun = sent.catch(() => {});
    return sent;
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  private async sendUntil(until: number): Promise<void> {
    const retries: Date[] = [];
    while (!this.stopping) {
      if (Date.now() > until) {
        retries.push(new Date());
        break;
      }
      const claimed = await this.deliveries.claim(BATCH_SIZE);
      if (claimed.length === 0) break;
      const resolve = await this.recipients.resolve(claimed);
      const dueAgain = await Promise.all(
        claimed.map((delivery) => this.attempt(delivery, resolve(delivery))),
      );
      retries.push(...dueAgain.filter((at) => at !== undefined));
    }
    const [next] = retries.toSorted((a, b) => a.getTime() - b.getTime());
    if (next) await this.jobs.send(SEND, { at: next });
  }

  /** @returns the time of the next attempt; undefined when there is none. */
  private async attempt(
    delivery: DeliveryRow,
    resolved: ResolvedDelivery | undefined,
  ): Promise<Date | undefined> {
    if (!resolved) {
      await this.deliveries.delete(delivery);
      return undefined;
    }
    const outcome = await this.channels.send(resolved).catch(
      (error: unknown): DeliveryOutcome => ({
        status: 'failed',
        error: redactAddresses(String(error)),
        permanent: false,
      }),
    );
    if (outcome.status === 'failed') return this.settleFailure(delivery, outcome);
    if (outcome.status === 'sent') await this.deliveries.markSent(delivery);
    else if (delivery.subscriptionId) await this.subscriptions.forget(delivery.subscriptionId);
    return undefined;
  }

  private async settleFailure(
    delivery: DeliveryRow,
    { error, permanent }: Extract<DeliveryOutcome, { status: 'failed' }>,
  ): Promise<Date | undefined> {
    const { id, channel, attempts } = delivery;
    const dueAt = nextAttempt(attempts, permanent, new Date());
    if (dueAt) await this.deliveries.postpone(delivery, dueAt, error);
    else await this.deadLetters.giveUp(delivery, error);
    const msg = dueAt ? 'a message could not be sent' : 'a message was given up';
    this.logger.warn({ msg, delivery: id, channel, attempts, error });
    return dueAt;
  }
}
