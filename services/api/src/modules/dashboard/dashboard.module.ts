import { Module } from '@nestjs/common';
import { BackupsModule } from '../backups/backups.module.ts';
import { GameModule } from '../game/game.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DailyFigures } from './daily-figures.service.ts';
import { DashboardController } from './dashboard.controller.ts';
import { ServedHealth } from './served-health.service.ts';
import { SiteHealthService } from './site-health.service.ts';
import { TrendsService } from './trends.service.ts';

/** Dashboard of the site's administrators. Each metric comes from the module that owns its data. */
@Module({
  imports: [
    UsersModule,
    NewsModule,
    SubmissionsModule,
    NotificationsModule,
    GameModule,
    RegistryModule,
    ReleasesModule,
    BackupsModule,
  ],
  controllers: [DashboardController],
  providers: [SiteHealthService, ServedHealth, DailyFigures, TrendsService],
  exports: [SiteHealthService],
})
export class DashboardModule {}
