import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { LiveSiteService } from './channels/live-site.service.ts';
import { ReleaseChannelsService } from './channels/release-channels.service.ts';
import { ServedReleasesService } from './channels/served-releases.service.ts';
import { ServedRemotesRepository } from './channels/served-remotes.repository.ts';
import { DeployTokensModule } from './deploy-tokens/deploy-tokens.module.ts';
import { ErrorBudgetService } from './health/error-budget.service.ts';
import { ReleaseHealthController } from './health/release-health.controller.ts';
import { ReleaseHealthMemberData } from './health/release-health.member-data.ts';
import { ReleaseHealthService } from './health/release-health.service.ts';
import { ReleaseOutcomesRepository } from './health/release-outcomes.repository.ts';
import { ReleaseReportsService } from './health/release-reports.service.ts';
import { SourceFramesService } from './health/source-frames.service.ts';
import { ManagedReleasesService } from './managed-releases.service.ts';
import { PreviewsController } from './previews/previews.controller.ts';
import { PreviewsService } from './previews/previews.service.ts';
import { BundledFilesService } from './publishing/bundled-files.service.ts';
import { BundledReleasesService } from './publishing/bundled-releases.service.ts';
import { PublishingService } from './publishing/publishing.service.ts';
import { RegistryController } from './registry/registry.controller.ts';
import { RegistryStateService } from './registry/registry-state.service.ts';
import { ReleaseEventsService } from './registry/release-events.service.ts';
import { ReleaseFilesService } from './registry/release-files.service.ts';
import { ReleaseSetsService } from './registry/release-sets.service.ts';
import { ReleasesTopic } from './registry/releases.topic.ts';
import { RemoteDeclarationsService } from './registry/remote-declarations.service.ts';
import { ReleaseApprovalsService } from './release-approvals.service.ts';
import { ReleasesController } from './releases.controller.ts';
import { ReleasesMemberData } from './releases.member-data.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { ReleasesService } from './releases.service.ts';
import { RemoteSettingsController } from './settings/remote-settings.controller.ts';
import { RemoteSettingsMemberData } from './settings/remote-settings.member-data.ts';
import { RemoteSettingsRepository } from './settings/remote-settings.repository.ts';
import { RemoteSettingsService } from './settings/remote-settings.service.ts';
import { DiskReleaseStore } from './storage/disk-release-store.ts';
import { ReleaseFilesCheckService } from './storage/release-files-check.service.ts';
import { ReleaseStore } from './storage/release-store.ts';
import { RetentionService } from './storage/retention.service.ts';
import { ShellAssetsService } from './storage/shell-assets.service.ts';

/** Opens the configured store. The S3 client is loaded only if it is needed. */
async function openStore({ releases }: Configuration): Promise<ReleaseStore> {
  if (releases.storage === 'disk') return new DiskReleaseStore(releases.folder);
  const [{ S3Bucket, s3Client }, { S3ReleaseStore }] = await Promise.all([
    import('../../platform/storage/s3-bucket.ts'),
    import('./storage/s3-release-store.ts'),
  ]);
  return new S3ReleaseStore(new S3Bucket(s3Client(releases.s3), releases.s3.bucket));
}

const storeProvider = { provide: ReleaseStore, useFactory: openStore, inject: [CONFIGURATION] };

const CHANNELS = [ServedRemotesRepository, LiveSiteService, ReleaseChannelsService, ServedReleasesService];
const PUBLISHING = [PublishingService, BundledFilesService, BundledReleasesService];
const STORAGE = [RetentionService, ReleaseFilesCheckService, ShellAssetsService];
const REGISTRY = [
  RegistryStateService,
  RemoteDeclarationsService,
  ReleaseSetsService,
  ReleasesTopic,
  ReleaseEventsService,
  ReleaseFilesService,
];
const HEALTH = [
  ReleaseOutcomesRepository,
  SourceFramesService,
  ReleaseHealthService,
  ErrorBudgetService,
  ReleaseReportsService,
  ReleaseHealthMemberData,
];

const SETTINGS = [RemoteSettingsRepository, RemoteSettingsService, RemoteSettingsMemberData];

/** Releases of remotes: publishing, channels, the registry of what is served, previews, settings, and the health of served versions. */
@Module({
  imports: [DiscoveryModule, AuditModule, LiveModule, NotificationsModule, DeployTokensModule, UsersModule],
  controllers: [
    ReleasesController,
    RegistryController,
    ReleaseHealthController,
    PreviewsController,
    RemoteSettingsController,
  ],
  providers: [
    storeProvider,
    ReleasesRepository,
    ...CHANNELS,
    ...PUBLISHING,
    ManagedReleasesService,
    ReleasesService,
    ...STORAGE,
    ReleaseApprovalsService,
    ReleasesMemberData,
    ...REGISTRY,
    ...HEALTH,
    ...SETTINGS,
    PreviewsService,
  ],
  exports: [
    RegistryStateService,
    RemoteDeclarationsService,
    ServedReleasesService,
    ReleaseFilesCheckService,
    ReleaseApprovalsService,
    ReleaseSetsService,
    RemoteSettingsService,
  ],
})
export class ReleasesModule {}
