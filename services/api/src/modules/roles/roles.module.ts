import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { RolesController } from './roles.controller.ts';
import { RolesService } from './roles.service.ts';

@Module({
  imports: [UsersModule, AuditModule],
  controllers: [RolesController],
  providers: [RolesService],
  exports: [RolesService],
})
export class RolesModule {}
