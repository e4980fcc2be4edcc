import { Module } from '@nestjs/common';
import { DiscordModule } from '../../discord/discord.module.ts';
import { MediaModule } from '../../media/media.module.ts';
import { NotificationsModule } from '../../notifications/notifications.module.ts';
import { SiteModule } from '../site.module.ts';
import { IntegrationTestsService } from './integration-tests.service.ts';
import { SiteAdminController } from './site-admin.controller.ts';
import { SiteTransferService } from './site-transfer.service.ts';

/**
 * Actions on the site's settings as a whole: export, import, and tests of integrations. Separate from {@link SiteModule}, on which the tested
 * integrations depend.
 */
@Module({
  imports: [SiteModule, MediaModule, NotificationsModule, DiscordModule],
  controllers: [SiteAdminController],
  providers: [SiteTransferService, IntegrationTestsService],
})
export class SiteAdminModule {}
