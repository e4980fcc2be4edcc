import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { ErrorBudget } from './error-budget.service.ts';
import { PublishedVersions } from './published-versions.service.ts';
import { ReleaseHealthController } from './release-health.controller.ts';
import { ReleaseHealth } from './release-health.service.ts';
import { ReleaseOutcomesModule } from './release-outcomes.module.ts';
import { Reporters } from './reporters.service.ts';
import { TakeBackNotices } from './take-back-notices.service.ts';

/** Actions on the health of releases. Modules that only read it import {@link ReleaseOutcomesModule}. */
@Module({
  imports: [ReleaseOutcomesModule, ReleasesModule, RegistryModule, NotificationsModule],
  controllers: [ReleaseHealthController],
  providers: [PublishedVersions, Reporters, TakeBackNotices, ErrorBudget, ReleaseHealth],
})
export class ReleaseHealthModule {}
