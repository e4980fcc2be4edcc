import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditMemberData } from './audit.member-data.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import { AuditErasureRepository } from './audit-erasure.repository.ts';
import { AuditExportService } from './audit-export.service.ts';

@Module({
  controllers: [AuditController],
  providers: [AuditRepository, AuditErasureRepository, AuditService, AuditExportService, AuditMemberData],
  exports: [AuditService],
})
export class AuditModule {}
