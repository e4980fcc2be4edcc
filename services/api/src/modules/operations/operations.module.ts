import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { GameModule } from '../game/game.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { RemoteBackendsModule } from '../remote-backends/remote-backends.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BackupsRepository } from './backups/backups.repository.ts';
import { BackupsService } from './backups/backups.service.ts';
import { DailyMetricsRepository } from './dashboard/daily-metrics.repository.ts';
import { DashboardController } from './dashboard/dashboard.controller.ts';
import { SiteHealthService } from './dashboard/site-health.service.ts';
import { TrendsService } from './dashboard/trends.service.ts';
import { HealthController } from './health/health.controller.ts';
import { HealthService } from './health/health.service.ts';
import { OperationsMemberData } from './operations.member-data.ts';
import { SiteWatchRepository } from './site-watch/site-watch.repository.ts';
import { SiteWatchService } from './site-watch/site-watch.service.ts';

/** The exception filter logs a failed check like every unavailable response, so terminus doesn't log it again. */
const terminus = TerminusModule.forRootAsync({
  inject: [CONFIGURATION],
  useFactory: ({ shutdownDelayMs }: Configuration) => ({
    logger: false,
    gracefulShutdownTimeoutMs: shutdownDelayMs,
  }),
});

/**
 * Operation of the site: its backups, the health checks, the dashboard of its administrators, and their notifications of problems. Each metric
 * comes from the module that owns its data.
 */
@Module({
  imports: [
    terminus,
    UsersModule,
    NewsModule,
    SubmissionsModule,
    NotificationsModule,
    GameModule,
    ReleasesModule,
    RemoteBackendsModule,
  ],
  controllers: [DashboardController, HealthController],
  providers: [
    BackupsRepository,
    BackupsService,
    DailyMetricsRepository,
    SiteHealthService,
    TrendsService,
    SiteWatchRepository,
    SiteWatchService,
    HealthService,
    OperationsMemberData,
  ],
})
export class OperationsModule {}
