import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { InboxAreasService } from './inbox-areas.service.ts';
import { InboxItemsRepository } from './inbox-items.repository.ts';
import { InboxItemsService } from './inbox-items.service.ts';
import { InboxSignalsService } from './inbox-signals.service.ts';

/** Inbox for other areas. Separate from the staff's actions on items, which depend on the areas. */
@Module({
  imports: [DiscoveryModule],
  providers: [InboxItemsRepository, InboxItemsService, InboxAreasService, InboxSignalsService],
  exports: [InboxItemsService, InboxAreasService, InboxSignalsService, InboxItemsRepository],
})
export class InboxItemsModule {}
