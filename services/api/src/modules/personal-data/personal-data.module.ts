import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { RemoteBackendsModule } from '../remote-backends/remote-backends.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DeletionService } from './deletion/deletion.service.ts';
import { ErasingService } from './deletion/erasing.service.ts';
import { ErasureService } from './deletion/erasure.service.ts';
import { DataExportsRepository } from './export/data-exports.repository.ts';
import { DataExportsService } from './export/data-exports.service.ts';
import { ExportContentsService } from './export/export-contents.service.ts';
import { MakingExportsService } from './export/making-exports.service.ts';
import { MemberDataOwnersService } from './member-data-owners.service.ts';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalDataMemberData } from './personal-data.member-data.ts';

/** Exports and deletions of members' data. Every module declares its tables for both. */
@Module({
  imports: [
    DiscoveryModule,
    UsersModule,
    AuditModule,
    NotificationsModule,
    MediaModule,
    IdentitiesModule,
    SubmissionsModule,
    RemoteBackendsModule,
  ],
  controllers: [PersonalDataController],
  providers: [
    DataExportsRepository,
    DataExportsService,
    ExportContentsService,
    MakingExportsService,
    DeletionService,
    ErasureService,
    ErasingService,
    MemberDataOwnersService,
    PersonalDataMemberData,
  ],
})
export class PersonalDataModule {}
