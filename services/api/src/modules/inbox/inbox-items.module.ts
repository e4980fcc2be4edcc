import { Module } from '@nestjs/common';
import { InboxItemsRepository } from './inbox-items.repository.ts';
import { InboxItems } from './inbox-items.service.ts';
import { InboxRooms } from './inbox-rooms.service.ts';
import { InboxSignals } from './inbox-signals.service.ts';

/** The inbox, as rooms use it: apart from what the staff do with it, which needs rooms itself. */
@Module({
  providers: [InboxItemsRepository, InboxItems, InboxRooms, InboxSignals],
  exports: [InboxItems, InboxRooms, InboxSignals, InboxItemsRepository],
})
export class InboxItemsModule {}
