import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import { AuditExport } from './audit-export.service.ts';

@Module({
  controllers: [AuditController],
  providers: [AuditRepository, AuditService, AuditExport],
  exports: [AuditService],
})
export class AuditModule {}
