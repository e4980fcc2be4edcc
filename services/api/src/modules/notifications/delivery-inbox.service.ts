import type { DeadLetter } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { InboxItems } from '../inbox/inbox-items.service.ts';
import { InboxRooms } from '../inbox/inbox-rooms.service.ts';
import { DeadLettersRepository } from './dead-letters.repository.ts';

const KIND = 'delivery';

/** Deliveries that were given up, in the inbox of the staff: one item for each event and channel, however many members it was for. */
@Injectable()
export class DeliveryInbox {
  constructor(
    private readonly inbox: InboxItems,
    private readonly deadLetters: DeadLettersRepository,
    rooms: InboxRooms,
  ) {
    rooms.register([KIND], { refill: () => this.refill() });
  }

  /** Brings the item in step with what is dead. Call it inside the transaction of the change. @param by who has acted; null for the site. */
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
