import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { DeliveryInbox } from './delivery-inbox.service.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { SEND } from './send-job.ts';

/** Deliveries that can't be made, and those that are tried again all the same. */
@Injectable()
export class GivenUpDeliveries {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly inbox: DeliveryInbox,
    private readonly jobs: Jobs,
  ) {}

  /** Marks a delivery without attempts left as dead, and puts it before the staff. */
  async giveUp(delivery: DeliveryRow, error: string): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.deliveries.markDead(delivery, error))
        await this.inbox.follow(delivery.eventId, delivery.channel, null);
    });
  }

  /** The browser takes no more pushes: nothing is owed to it. */
  forgetBrowser(subscriptionId: string): Promise<void> {
    return this.subscriptions.delete(subscriptionId);
  }

  /** What was dead is due again. Call it inside the transaction that has made it so. @param by who wants it. */
  async tryAgain({ eventId, channel }: Pick<DeliveryRow, 'eventId' | 'channel'>, by: string): Promise<void> {
    await this.inbox.follow(eventId, channel, by);
    await this.jobs.send(SEND, { at: new Date() });
  }
}
