import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DeletionService } from './deletion/deletion.service.ts';
import { Erasing } from './deletion/erasing.service.ts';
import { Erasure } from './deletion/erasure.service.ts';
import { DataExportsRepository } from './export/data-exports.repository.ts';
import { DataExports } from './export/data-exports.service.ts';
import { ExportContents } from './export/export-contents.service.ts';
import { MakingExports } from './export/making-exports.service.ts';
import { MemberDataOwners } from './member-data-owners.service.ts';
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
  ],
  controllers: [PersonalDataController],
  providers: [
    DataExportsRepository,
    DataExports,
    ExportContents,
    MakingExports,
    DeletionService,
    Erasure,
    Erasing,
    MemberDataOwners,
    PersonalDataMemberData,
  ],
})
export class PersonalDataModule {}
