import { Module } from '@nestjs/common';
import { InboxItemsRepository } from './inbox-items.repository.ts';
import { InboxItemsService } from './inbox-items.service.ts';
import { InboxRoomsService } from './inbox-rooms.service.ts';
import { InboxSignalsService } from './inbox-signals.service.ts';

/** Inbox for other areas. Separate from the staff's actions on items, which depend on the areas. */
@Module({
  providers: [InboxItemsRepository, InboxItemsService, InboxRoomsService, InboxSignalsService],
  exports: [InboxItemsService, InboxRoomsService, InboxSignalsService, InboxItemsRepository],
})
export class InboxItemsModule {}
