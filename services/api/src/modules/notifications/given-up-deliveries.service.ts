import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { DeliveryInbox } from './delivery-inbox.service.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { SEND } from './send-job.ts';

/** Gives up deliveries, and retries failed ones at the staff's request. */
@Injectable()
export class GivenUpDeliveries {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly inbox: DeliveryInbox,
    private readonly jobs: Jobs,
  ) {}

  /** Marks a delivery without remaining attempts as dead, and opens an item of the inbox for it. */
  async giveUp(delivery: DeliveryRow, error: string): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.deliveries.markDead(delivery, error))
        await this.inbox.follow(delivery.eventId, delivery.channel, null);
    });
  }

  /** Deletes the subscription of a browser that no longer accepts pushes. */
  forgetBrowser(subscriptionId: string): Promise<void> {
    return this.subscriptions.delete(subscriptionId);
  }

  /** Queues a dead delivery again. Must run inside the transaction that has made it due. @param by member who requested it. */
  async tryAgain({ eventId, channel }: Pick<DeliveryRow, 'eventId' | 'channel'>, by: string): Promise<void> {
    await this.inbox.follow(eventId, channel, by);
    await this.jobs.send(SEND, { at: new Date() });
  }
}
