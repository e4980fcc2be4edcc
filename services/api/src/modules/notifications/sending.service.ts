import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { nextAttempt, type Outcome, withoutAddresses } from './delivery.policy.ts';
import { Dispatch } from './dispatch.service.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { type Addressed, Recipients } from './recipients.service.ts';

/** The job that sends what is due. */
export const SEND = 'notifications.send';
/** A process that dies may repeat as many as it had under way, so they are few. */
const AT_ONCE = 8;
/** Less than a job may take, by more than one attempt can take. */
const LONGEST_MS = 60_000;

/**
 * Sends e-mails and pushes. What is taken is another's again after a while, so nothing is lost with a process that dies; of what it had
 * under way nobody can say whether it arrived, and it is sent again under the same id.
 */
@Injectable()
export class SendingService implements OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private stopping = false;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly recipients: Recipients,
    private readonly dispatch: Dispatch,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly jobs: Jobs,
  ) {
    jobs.work(SEND, () => this.sendDue(), { cron: EVERY_MINUTE });
  }

  /** One run after the other, however many ask for it: what this process has under way is what one of them has taken. */
  sendDue(): Promise<void> {
    const until = Date.now() + LONGEST_MS;
    const sent = this.last.then(() => this.sendUntil(until));
    this.last = sent.catch(() => {});
    return sent;
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  private async sendUntil(until: number): Promise<void> {
    const again: Date[] = [];
    while (!this.stopping) {
      if (Date.now() > until) {
        again.push(new Date());
        break;
      }
      const taken = await this.deliveries.claim(AT_ONCE);
      if (taken.length === 0) break;
      const address = await this.recipients.address(taken);
      const tries = await Promise.all(taken.map((delivery) => this.attempt(delivery, address(delivery))));
      again.push(...tries.filter((at) => at !== undefined));
    }
    const [next] = again.toSorted((a, b) => a.getTime() - b.getTime());
    if (next) await this.jobs.send(SEND, { at: next });
  }

  /** @returns when it will be tried again, if it will. */
  private async attempt(delivery: DeliveryRow, parcel: Addressed | undefined): Promise<Date | undefined> {
    if (!parcel) {
      await this.deliveries.drop(delivery);
      return undefined;
    }
    const outcome = await this.dispatch.send(parcel).catch(
      (error: unknown): Outcome => ({
        became: 'failed',
        error: withoutAddresses(String(error)),
        forGood: false,
      }),
    );
    if (outcome.became === 'failed') return this.settleFailure(delivery, outcome);
    if (outcome.became === 'sent') await this.deliveries.sent(delivery);
    else if (delivery.subscriptionId) await this.subscriptions.forget(delivery.subscriptionId);
    return undefined;
  }

  private async settleFailure(
    delivery: DeliveryRow,
    { error, forGood }: Extract<Outcome, { became: 'failed' }>,
  ): Promise<Date | undefined> {
    const { id, channel, attempts } = delivery;
    const dueAt = nextAttempt(attempts, forGood, new Date());
    if (dueAt) await this.deliveries.postpone(delivery, dueAt, error);
    else await this.deliveries.bury(delivery, error);
    const msg = dueAt ? 'a message could not be sent' : 'a message was given up';
    this.logger.warn({ msg, delivery: id, channel, attempts, error });
    return dueAt;
  }
}
