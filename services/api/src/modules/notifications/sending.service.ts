import { Injectable } from '@nestjs/common';
import type { SendOutcome } from '../../platform/outbox/outbox.policy.ts';
import { OutboxSenderService } from '../../platform/outbox/outbox-sender.service.ts';
import { ChannelsService } from './channels.service.ts';
import { DeadLettersService } from './dead-letters.service.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryRow } from './deliveries.table.ts';
import { redactAddresses } from './delivery.policy.ts';
import { PushSubscriptionsService } from './push-subscriptions.service.ts';
import { RecipientsService } from './recipients.service.ts';
import { SEND } from './send-job.ts';

/** Deliveries in progress in a process. */
const BATCH_SIZE = 8;

/** Sends e-mails and pushes. A delivery that is sent again has the same id, so that mailboxes recognize it. */
@Injectable()
export class SendingService {
  /** Sends due deliveries now. */
  readonly sendDue: () => Promise<void>;

  constructor(
    outboxes: OutboxSenderService,
    private readonly deliveries: DeliveriesRepository,
    private readonly recipients: RecipientsService,
    private readonly channels: ChannelsService,
    private readonly subscriptions: PushSubscriptionsService,
    deadLetters: DeadLettersService,
  ) {
    const delivery = outboxes.delivery<DeliveryRow>({
      outbox: deliveries,
      batchSize: BATCH_SIZE,
      prepare: (claimed) => this.prepare(claimed),
      onGivenUp: (delivery) => deadLetters.openInboxItem(delivery),
      describe: ({ id, channel }) => ({ delivery: id, channel }),
      errorText: (error) => redactAddresses(String(error)),
    });
    this.sendDue = outboxes.registerQueue(SEND, [delivery]);
  }

  private async prepare(
    claimed: readonly DeliveryRow[],
  ): Promise<(delivery: DeliveryRow) => Promise<SendOutcome>> {
    const resolve = await this.recipients.resolve(claimed);
    return async (delivery) => {
      const resolved = resolve(delivery);
      const outcome = resolved && (await this.channels.send(resolved));
      if (outcome && outcome.status !== 'gone') return outcome;
      if (outcome && delivery.subscriptionId) await this.subscriptions.forget(delivery.subscriptionId);
      await this.deliveries.delete(delivery);
      return { status: 'deleted' };
    };
  }
}
