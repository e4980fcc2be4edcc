import { Injectable } from '@nestjs/common';
import { RefillsInbox } from '../inbox/inbox-area.ts';
import { InboxItemsService } from '../inbox/inbox-items.service.ts';
import type { DiscordMessageRow } from './discord-messages.table.ts';
import { DiscordOutboxRepository } from './discord-outbox.repository.ts';
import { DiscordRolesRepository } from './discord-roles.repository.ts';
import type { DiscordRoleRow } from './discord-roles.table.ts';

const KIND = 'chat-message';
const HREF = '/admin/deliveries';

/** Messages and roles that could not be delivered to Discord, as items of the staff's inbox. A trigger removes an item with its row. */
@Injectable()
export class DiscordInboxService {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly outbox: DiscordOutboxRepository,
    private readonly roles: DiscordRolesRepository,
  ) {}

  /** Must run inside the transaction that marks the message as failed. */
  async openMessage({ id, memberId, order, error, settledAt }: DiscordMessageRow): Promise<void> {
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
  async openRole({ id, memberId, wanted, error, settledAt }: DiscordRoleRow): Promise<void> {
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

  close({ id }: Pick<DiscordMessageRow, 'id'>, by: string | null): Promise<void> {
    return this.inbox.close(KIND, id, by);
  }

  @RefillsInbox([KIND])
  async refill(): Promise<void> {
    for (const row of await this.outbox.findFailed()) await this.openMessage(row);
    for (const row of await this.roles.findFailed()) await this.openRole(row);
  }
}
