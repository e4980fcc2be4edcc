import { Module } from '@nestjs/common';
import { BackupStatusService } from './backup-status.service.ts';
import { BackupsRepository } from './backups.repository.ts';
import { MakingBackups } from './making-backups.service.ts';
import { UploadingBackups } from './uploading-backups.service.ts';

/** Automatic backups, and the record of all backups. */
@Module({
  providers: [BackupsRepository, MakingBackups, UploadingBackups, BackupStatusService],
  exports: [BackupStatusService],
})
export class BackupsModule {}
