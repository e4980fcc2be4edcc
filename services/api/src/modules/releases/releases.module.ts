import { Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { ReleaseOutcomesModule } from '../release-health/release-outcomes.module.ts';
import { BundledImport } from './bundled-import.service.ts';
import { BundledReleases } from './bundled-releases.service.ts';
import { ChannelChanges } from './channel-changes.service.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import { LiveSiteService } from './live-site.service.ts';
import { ManagedReleasesService } from './managed-releases.service.ts';
import { PromotionService } from './promotion.service.ts';
import { PublishingService } from './publishing.service.ts';
import { ReleaseApprovals } from './release-approvals.service.ts';
import { ReleaseFilesCheck } from './release-files-check.service.ts';
import { ReleaseRecords } from './release-records.service.ts';
import { ReleaseStore } from './release-store.ts';
import { ReleasesController } from './releases.controller.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { ReleasesService } from './releases.service.ts';
import { RetentionService } from './retention.service.ts';
import { RollbackNotices } from './rollback-notices.service.ts';
import { ServedReleases } from './served-releases.service.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';
import { ShellAssets } from './shell-assets.service.ts';
import { SourceFrames } from './source-frames.service.ts';

/** Opens the configured store. The S3 client is loaded only if it is needed. */
async function openStore({ releases }: Configuration): Promise<ReleaseStore> {
  if (releases.storage === 'disk') return new DiskReleaseStore(releases.folder);
  const [{ S3Bucket, s3Client }, { S3ReleaseStore }] = await Promise.all([
    import('../../platform/storage/s3-bucket.ts'),
    import('./s3-release-store.ts'),
  ]);
  return new S3ReleaseStore(new S3Bucket(s3Client(releases.s3), releases.s3.bucket));
}

const storeProvider = { provide: ReleaseStore, useFactory: openStore, inject: [CONFIGURATION] };

@Module({
  imports: [AuditModule, ReleaseOutcomesModule, NotificationsModule],
  controllers: [ReleasesController],
  providers: [
    storeProvider,
    ReleasesRepository,
    ServedRemotesRepository,
    ChannelChanges,
    LiveSiteService,
    PublishingService,
    PromotionService,
    ManagedReleasesService,
    ReleasesService,
    ServedReleases,
    BundledReleases,
    BundledImport,
    RetentionService,
    ReleaseFilesCheck,
    ShellAssets,
    SourceFrames,
    ReleaseApprovals,
    ReleaseRecords,
    RollbackNotices,
  ],
  exports: [ServedReleases, ReleaseFilesCheck, ShellAssets, ReleaseApprovals],
})
export class ReleasesModule {
  constructor(retention: RetentionService, jobs: Jobs) {
    jobs.work('releases.clean', () => retention.clean(), { cron: EVERY_HOUR });
  }
}
