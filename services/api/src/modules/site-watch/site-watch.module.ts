import { Module } from '@nestjs/common';
import { BackupsModule } from '../backups/backups.module.ts';
import { DashboardModule } from '../dashboard/dashboard.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { SiteMeasures } from './site-measures.service.ts';
import { SiteWatchRepository } from './site-watch.repository.ts';
import { SiteWatch } from './site-watch.service.ts';
import { TroubleAlerts } from './trouble-alerts.service.ts';

/** Notifies the administrators of problems, without an external monitoring system. */
@Module({
  imports: [BackupsModule, DashboardModule, NotificationsModule],
  providers: [SiteWatchRepository, SiteMeasures, TroubleAlerts, SiteWatch],
})
export class SiteWatchModule {}
