import { Injectable } from '@nestjs/common';
import { InboxItems } from '../inbox/inbox-items.service.ts';
import { InboxRooms } from '../inbox/inbox-rooms.service.ts';
import type { ChatMessageRow } from './chat-messages.table.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';

const KIND = 'chat-message';

/** What the chat community could not be told, in the inbox of the staff. */
@Injectable()
export class ChatInbox {
  constructor(
    private readonly inbox: InboxItems,
    private readonly outbox: ChatOutboxRepository,
    rooms: InboxRooms,
  ) {
    rooms.register([KIND], { refill: () => this.refill() });
  }

  /** Call it inside the transaction that gives the message up. */
  async open({ id, about, order, error, settledAt }: ChatMessageRow): Promise<void> {
    const title = order.kind === 'message' ? order.text : about;
    await this.inbox.open({
      ...{ kind: KIND, subject: id, title, note: error ?? '', aboutId: null },
      ...{ openedAt: settledAt, href: '/admin/deliveries' },
    });
  }

  close({ id }: Pick<ChatMessageRow, 'id'>, by: string): Promise<void> {
    return this.inbox.close(KIND, id, by);
  }

  private async refill(): Promise<void> {
    for (const row of await this.outbox.findFailed()) await this.open(row);
  }
}
