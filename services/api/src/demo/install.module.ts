import { Module } from '@nestjs/common';
import { InboxItemsModule } from '../modules/inbox/inbox-items.module.ts';
import { MediaModule } from '../modules/media/media.module.ts';
import { SiteModule } from '../modules/site/site.module.ts';
import { DemoPicturesService } from './demo-pictures.service.ts';
import { InstallService } from './install.service.ts';
import { InstallStepsMemberData } from './install-steps.member-data.ts';
import { SeedingService } from './seeding.service.ts';

@Module({
  imports: [MediaModule, SiteModule, InboxItemsModule],
  providers: [InstallService, SeedingService, DemoPicturesService, InstallStepsMemberData],
})
export class InstallModule {}
