import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { SetupController } from './setup.controller.ts';
import { SetupMemberData } from './setup.member-data.ts';
import { SetupRepository } from './setup.repository.ts';
import { SetupService } from './setup.service.ts';

@Module({
  imports: [AuditModule, UsersModule],
  controllers: [SetupController],
  providers: [SetupRepository, SetupService, SetupMemberData],
  exports: [SetupService],
})
export class SetupModule {}
