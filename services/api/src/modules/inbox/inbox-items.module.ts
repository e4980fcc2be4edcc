import { Module } from '@nestjs/common';
import { InboxItemsRepository } from './inbox-items.repository.ts';
import { InboxItems } from './inbox-items.service.ts';
import { InboxRooms } from './inbox-rooms.service.ts';
import { InboxSignals } from './inbox-signals.service.ts';

/** Inbox for other areas. Separate from the staff's actions on items, which depend on the areas. */
@Module({
  providers: [InboxItemsRepository, InboxItems, InboxRooms, InboxSignals],
  exports: [InboxItems, InboxRooms, InboxSignals, InboxItemsRepository],
})
export class InboxItemsModule {}
