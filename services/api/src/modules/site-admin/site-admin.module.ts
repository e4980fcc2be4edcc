import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { IntegrationTests } from './integration-tests.service.ts';
import { SiteAdminController } from './site-admin.controller.ts';
import { SiteTransfer } from './site-transfer.service.ts';

/** Actions on the site's settings as a whole: export, import, and tests of integrations. */
@Module({
  imports: [SiteModule, MediaModule, NotificationsModule, ChatModule],
  controllers: [SiteAdminController],
  providers: [SiteTransfer, IntegrationTests],
})
export class SiteAdminModule {}
