import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { IntegrationTests } from './integration-tests.service.ts';
import { SiteAdminController } from './site-admin.controller.ts';
import { SiteTransfer } from './site-transfer.service.ts';

/** What somebody does with the site's settings as a whole: take them out and in, and try out what the site is connected to. */
@Module({
  imports: [SiteModule, MediaModule, NotificationsModule, ChatModule],
  controllers: [SiteAdminController],
  providers: [SiteTransfer, IntegrationTests],
})
export class SiteAdminModule {}
