import type { DeadLetter } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { InboxItems } from '../inbox/inbox-items.service.ts';
import { InboxRooms } from '../inbox/inbox-rooms.service.ts';
import { DeadLettersRepository } from './dead-letters.repository.ts';

const KIND = 'delivery';

/** Failed deliveries in the inbox of the staff: one item per event and channel, regardless of the number of recipients. */
@Injectable()
export class DeliveryInbox {
  constructor(
    private readonly inbox: InboxItems,
    private readonly deadLetters: DeadLettersRepository,
    rooms: InboxRooms,
  ) {
    rooms.register([KIND], { refill: () => this.refill() });
  }

  /**
   * Synchronizes the item with the dead deliveries. Must run inside the transaction of the change.
   * @param by member who acted; null for the site.
   */
  async follow(eventId: string, channel: DeadLetter['channel'], by: string | null): Promise<void> {
    const subject = `${eventId}/${channel}`;
    const dead = await this.deadLetters.findGroup(eventId, channel);
    if (!dead) return this.inbox.close(KIND, subject, by);
    const { title, count, error, since, demo } = dead;
    await this.inbox.open({
      kind: KIND,
      subject,
      title,
      note: error,
      count,
      aboutId: null,
      demo,
      openedAt: since,
      href: '/admin/deliveries',
    });
  }

  private async refill(): Promise<void> {
    for (const { eventId, channel } of await this.deadLetters.findGroups())
      await this.follow(eventId, channel, null);
  }
}
