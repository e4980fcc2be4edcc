import { Injectable } from '@nestjs/common';
import { InboxItems } from '../inbox/inbox-items.service.ts';
import { InboxRooms } from '../inbox/inbox-rooms.service.ts';
import type { ChatMessageRow } from './chat-messages.table.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { ChatRolesRepository } from './chat-roles.repository.ts';
import type { ChatRoleRow } from './chat-roles.table.ts';

const KIND = 'chat-message';
const HREF = '/admin/deliveries';

/** Messages and roles that could not be delivered to Discord, as items of the staff's inbox. A trigger removes an item with its row. */
@Injectable()
export class ChatInbox {
  constructor(
    private readonly inbox: InboxItems,
    private readonly outbox: ChatOutboxRepository,
    private readonly roles: ChatRolesRepository,
    rooms: InboxRooms,
  ) {
    rooms.register([KIND], { refill: () => this.refill() });
  }

  /** Must run inside the transaction that marks the message as failed. */
  async openMessage({ id, memberId, order, error, settledAt }: ChatMessageRow): Promise<void> {
    await this.inbox.open({
      kind: KIND,
      subject: id,
      title: order.text,
      note: error ?? '',
      aboutId: memberId,
      openedAt: settledAt,
      href: HREF,
    });
  }

  /**
   * Must run inside the transaction that marks the role as failed. The title contains no account: for a deleted member only its number is known.
   */
  async openRole({ id, memberId, wanted, error, settledAt }: ChatRoleRow): Promise<void> {
    await this.inbox.open({
      kind: KIND,
      subject: id,
      title: wanted ? 'The role on Discord was not given' : 'The role on Discord was not taken',
      note: error ?? '',
      aboutId: memberId,
      openedAt: settledAt,
      href: HREF,
    });
  }

  close({ id }: Pick<ChatMessageRow, 'id'>, by: string | null): Promise<void> {
    return this.inbox.close(KIND, id, by);
  }

  private async refill(): Promise<void> {
    for (const row of await this.outbox.findFailed()) await this.openMessage(row);
    for (const row of await this.roles.findFailed()) await this.openRole(row);
  }
}
